import { useDispatch } from 'react-redux';
import {
  contentApi,
  useFeaturedProductsQuery,
  useFeaturedProjectsQuery,
  useFeaturedServicesQuery,
} from '@/api/content/contentApi';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { PATHS } from '@/domain/links/paths';
import { ContactForm } from '@/features/contact';
import { AboutTeaser, QuestionSection, Testimonials } from '@/features/home';
import { noticeShown } from '@/features/notices';
import { ProjectCard } from '@/features/projects/list';
import { PublishedNote } from '@/features/rental-dates/view';
import { ServiceCard } from '@/features/services';
import { ContactLineIsland, useCompanyContacts, useSite } from '@/features/settings';
import { Button } from '@/ui/form/Button';
import { CardGrid } from '@/ui/layout/Boxes';
import { Section } from '@/ui/layout/Section';
import { phoneWidth } from '@/ui/media/pictureVariants';
import { ProductCards } from './ProductCards';
import { useIsStillOnPage } from './useIsStillOnPage';

const PROJECT_SIZES = `(min-width: 600px) 50vw, ${phoneWidth('100vw - 32px')}`;

function ViewAll({ to, children }: { to: string; children: string }) {
  return (
    <Button to={to} variant="outlined">
      {children}
    </Button>
  );
}

function FeaturedServices({ lead }: { lead?: string }) {
  const { data } = useFeaturedServicesQuery();
  const services = data?.services.slice(0, FEATURED_LIMITS.services) ?? [];
  if (services.length === 0) return null;
  return (
    <Section
      title="Services"
      lead={lead}
      action={<ViewAll to={PATHS.services}>View All Services</ViewAll>}
    >
      <CardGrid columns={[1, 1, 3]}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function FeaturedProducts() {
  const { data = [] } = useFeaturedProductsQuery();
  const products = data.slice(0, FEATURED_LIMITS.products);
  if (products.length === 0) return null;
  return (
    <Section
      title="Equipment for rent"
      action={<ViewAll to={PATHS.store}>View All Products</ViewAll>}
    >
      <ProductCards products={products} />
      <PublishedNote />
    </Section>
  );
}

function FeaturedProjects() {
  const { data = [] } = useFeaturedProjectsQuery();
  const projects = data.slice(0, FEATURED_LIMITS.projects);
  if (projects.length === 0) return null;
  return (
    <Section title="Projects" action={<ViewAll to={PATHS.projects}>View All Projects</ViewAll>}>
      <CardGrid columns={[1, 2, 2]}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} sizes={PROJECT_SIZES} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Returns handlers that show the result of a message by a toast after the visitor has left the page. */
function useContactResults() {
  const dispatch = useDispatch();
  const isStillOnPage = useIsStillOnPage(PATHS.home);
  return {
    onSent() {
      if (isStillOnPage()) return;
      const message = 'Your message has been sent successfully!';
      dispatch(noticeShown({ message, type: 'success' }));
    },
    onFailed(isUnconfirmed: boolean) {
      if (isStillOnPage()) return;
      const outcome = isUnconfirmed ? 'may or may not have reached us' : 'could not be sent';
      const message = `Your message ${outcome}. It is still in the contact form.`;
      const action = { label: 'Open', to: PATHS.contact };
      dispatch(noticeShown({ message, type: 'error', action }));
    },
  };
}

export default function HomeBelowFold() {
  const results = useContactResults();
  const { data: home } = contentApi.endpoints.homePage.useQueryState();
  const { site } = useSite();
  const company = useCompanyContacts();
  return (
    <>
      {home && <AboutTeaser about={home.aboutUs} name={site?.brand.name ?? 'us'} />}
      <FeaturedServices lead={home?.services.description} />
      <FeaturedProducts />
      <FeaturedProjects />
      {home && <Testimonials testimonials={home.testimonials} />}
      <QuestionSection
        contact={home?.contact}
        form={<ContactForm {...company} {...results} />}
        contacts={<ContactLineIsland />}
      />
    </>
  );
}
