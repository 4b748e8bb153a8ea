import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { FieldErrors } from '@/domain/booking/forms';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/text/limits';
import type { Service, ServicesIntro } from '@/domain/service/schema';
import { withSlugs } from '@/domain/text/slug';

/** Values of the service form. */
export interface ServiceFields {
  title: string;
  description: string;
  /** Name of an icon. With '', the title determines the icon. */
  icon: string;
  isFeatured: boolean;
}

/** Shown when a fourth service would be featured. */
export const FEATURED_SERVICES_FULL = `Maximum of ${FEATURED_LIMITS.services} featured services allowed`;

const NEW_SERVICE_ICON = 'FilmIcon';

function standard(id: string, title: string, icon: string, description: string): Service {
  return { id, title, description, icon, isFeatured: true, slug: id };
}

/** Shown while the services cannot be loaded, and never saved. */
export const DEFAULT_SERVICES: readonly Service[] = [
  standard(
    'film-production',
    'Film Production',
    'FilmIcon',
    'Full-service film production, from the first idea to the finished film.',
  ),
  standard(
    'video-editing',
    'Video Editing',
    'VideoCameraIcon',
    'Editing, colour and sound that bring your footage together.',
  ),
  standard(
    'cinematography',
    'Cinematography',
    'CameraIcon',
    'Camera crews and lighting for pictures that tell your story.',
  ),
];

/** Default of the text above the services. */
export const DEFAULT_SERVICES_INTRO: Readonly<ServicesIntro> = {
  description:
    'We are a partner for filmmakers and production companies, offering equipment and technical support.',
};

/** Returns the form values of a service. A new one is featured while a slot is free. */
export function serviceFields(
  service: Service | undefined,
  services: readonly Service[],
): ServiceFields {
  if (!service)
    return {
      title: '',
      description: '',
      icon: NEW_SERVICE_ICON,
      isFeatured: canFeature(services, '', FEATURED_LIMITS.services),
    };
  const { title, description, icon = '', isFeatured } = service;
  return { title, description, icon, isFeatured };
}

/**
 * Returns the errors of the service form, in the order of the fields.
 * @param id id of the edited service; '' for a new one
 */
export function validateService(
  { title, description, isFeatured }: ServiceFields,
  services: readonly Service[],
  id: string,
): FieldErrors<ServiceFields> {
  const length = description.trim().length;
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(length === 0
      ? { description: 'Description is required' }
      : length < SERVICE_DESCRIPTION_MIN && {
          description: `Description should be at least ${SERVICE_DESCRIPTION_MIN} characters`,
        }),
    ...(isFeatured &&
      !canFeature(services, id, FEATURED_LIMITS.services) && {
        isFeatured: FEATURED_SERVICES_FULL,
      }),
  };
}

/**
 * Returns the service from a filled form. Its slug and fields that the form does not have stay
 * unchanged.
 * @param service the saved service, or the id of a new one
 * @param now ISO 8601
 */
export function serviceOf(
  fields: ServiceFields,
  service: Service | { id: string },
  services: readonly Service[],
  now: string,
): Service {
  const { icon, ...rest } = fields;
  const { icon: _icon, ...before } = service as Partial<Service> & { id: string };
  const record = {
    ...before,
    ...rest,
    title: fields.title.trim(),
    description: fields.description.trim(),
    ...(icon && { icon }),
    slug: before.slug,
    createdAt: before.createdAt ?? now,
    updatedAt: now,
  };
  const others = services.filter(({ id }) => id !== record.id);
  const [named] = withSlugs([...others, record], ({ title }) => title).slice(-1);
  return named as Service;
}
