import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DEFAULT_STATISTICS } from '@/domain/page/homePage';
import { ABOUT_US_TITLE, HERO_DEFAULTS } from './homeForm';
import { onlyDigits } from './homeFormSchema';
import { FieldRow, homeFieldsOf, type HomeTabProps } from './HomeParts';

/** Hero with title, texts, button and three pictures. */
export function HeroTab(props: HomeTabProps) {
  const { text, picture } = homeFieldsOf(props);
  return (
    <Stack spacing={2.5}>
      {text('heroTitle', 'Title')}
      {text('heroSubtitle', 'Subtitle')}
      {text('heroSubtitle2', 'Subtitle 2', { rows: 3 })}
      <FieldRow>
        {text('heroCta', 'Button Text', { hint: `Default: “${HERO_DEFAULTS.cta}”.` })}
        {text('heroLink', 'Button Link', { hint: `Default: ${HERO_DEFAULTS.ctaLink}.` })}
      </FieldRow>
      <FieldRow>
        {picture('heroImage1', 'Image 1', [16, 9])}
        {picture('heroImage2', 'Image 2', [16, 9])}
        {picture('heroImage3', 'Image 3', [16, 9])}
      </FieldRow>
    </Stack>
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
    <FieldRow>
      {STATISTICS.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={values[name]}
          error={errors[name] !== undefined}
          helperText={errors[name]?.message ?? `Digits only. Default: ${DEFAULT_STATISTICS[name]}.`}
          disabled={isReadOnly}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          onChange={(event) => form.setValue(name, onlyDigits(event.target.value))}
        />
      ))}
    </FieldRow>
  );
}

/** Teaser of the company with a fixed title. */
export function AboutUsTab(props: HomeTabProps) {
  const { text, picture } = homeFieldsOf(props);
  return (
    <Stack spacing={2.5}>
      <Typography>
        <b>Title</b>
        <br />
        {ABOUT_US_TITLE} (cannot be edited)
      </Typography>
      {text('aboutDescription1', 'Description 1', { rows: 4 })}
      <FieldRow>
        {text('aboutSubtitle', 'Subtitle')}
        {text('aboutTitle2', 'Title 2')}
      </FieldRow>
      {text('aboutDescription2', 'Description 2', { rows: 4 })}
      {picture('aboutImage', 'Image', [4, 3])}
    </Stack>
  );
}

/** Section that invites questions. */
export function QuestionTab(props: HomeTabProps) {
  const { text, picture } = homeFieldsOf(props);
  return (
    <Stack spacing={2.5}>
      {text('questionTitle', 'Title')}
      {text('questionDescription', 'Description', { rows: 4 })}
      {picture('questionImage', 'Image', [16, 9])}
    </Stack>
  );
}
