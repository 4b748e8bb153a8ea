import { styled } from '@mui/material/styles';
import { ABOUT_US_TITLE, HERO_DEFAULTS, onlyDigits } from './homeForm';
import { DEFAULT_STATISTICS } from '@/domain/page/homePage';
import { Field } from '@/ui/form/Field';
import { HomeFieldGrid, HomePicture, HomeText, PictureGrid, type HomeTabProps } from './HomeParts';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const HERO_SLOTS = [
  ['heroImage1', 'Image 1'],
  ['heroImage2', 'Image 2'],
  ['heroImage3', 'Image 3'],
] as const;

/** Hero with title, texts, button and three pictures. */
export function HeroTab(props: HomeTabProps) {
  return (
    <Column>
      <HomeText {...props} name="heroTitle" label="Title" />
      <HomeText {...props} name="heroSubtitle" label="Subtitle" />
      <HomeText {...props} name="heroSubtitle2" label="Subtitle 2" rows={3} />
      <HomeFieldGrid>
        <HomeText
          {...props}
          name="heroCta"
          label="Button Text"
          hint={`Default: “${HERO_DEFAULTS.cta}”.`}
        />
        <HomeText
          {...props}
          name="heroLink"
          label="Button Link"
          hint={`Default: ${HERO_DEFAULTS.ctaLink}.`}
        />
      </HomeFieldGrid>
      <PictureGrid>
        {HERO_SLOTS.map(([name, label]) => (
          <HomePicture key={name} {...props} name={name} label={label} ratio={[16, 9]} />
        ))}
      </PictureGrid>
    </Column>
  );
}

const STATISTICS = [
  ['deliverables', 'Deliverables'],
  ['workingHours', 'Working Hours'],
  ['completedProjects', 'Completed Projects'],
  ['clientsCount', 'Clients Count'],
] as const;

/** Four statistics, each with digits only or empty. */
export function StatisticsTab({ form, values, isReadOnly }: HomeTabProps) {
  const { errors } = form.formState;
  return (
    <HomeFieldGrid>
      {STATISTICS.map(([name, label]) => (
        <Field
          key={name}
          name={name}
          label={label}
          value={values[name]}
          error={errors[name]?.message}
          hint={`Digits only. Default: ${DEFAULT_STATISTICS[name]}.`}
          isDisabled={isReadOnly}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
          onChange={(text) => form.setValue(name, onlyDigits(text))}
        />
      ))}
    </HomeFieldGrid>
  );
}

const Fixed = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& dt': { fontWeight: 600, fontSize: '0.9375rem' },
  '& dd': { margin: 0 },
  '& dd small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

/** Teaser of the company with a fixed title. */
export function AboutUsTab(props: HomeTabProps) {
  return (
    <Column>
      <Fixed>
        <dt>Title</dt>
        <dd>
          {ABOUT_US_TITLE} <small>(cannot be edited)</small>
        </dd>
      </Fixed>
      <HomeText {...props} name="aboutDescription1" label="Description 1" rows={4} />
      <HomeFieldGrid>
        <HomeText {...props} name="aboutSubtitle" label="Subtitle" />
        <HomeText {...props} name="aboutTitle2" label="Title 2" />
      </HomeFieldGrid>
      <HomeText {...props} name="aboutDescription2" label="Description 2" rows={4} />
      <HomePicture {...props} name="aboutImage" label="Image" ratio={[4, 3]} />
    </Column>
  );
}

/** Section that invites questions. */
export function QuestionTab(props: HomeTabProps) {
  return (
    <Column>
      <HomeText {...props} name="questionTitle" label="Title" />
      <HomeText {...props} name="questionDescription" label="Description" rows={4} />
      <HomePicture {...props} name="questionImage" label="Image" ratio={[16, 9]} />
    </Column>
  );
}
