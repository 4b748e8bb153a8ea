import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FeaturedTab } from './FeaturedTab';
import type { FieldInputsProps } from '../../fields/inputs/FieldInput';
import { HomeTabFields, type HomeFieldsProps } from './HomeParts';
import { TestimonialsTab } from './TestimonialsTab';

/** Teaser of the company with a fixed title. */
const AboutUsTab = (props: HomeFieldsProps) => (
  <Stack spacing={2.5}>
    <Typography>
      <b>Title</b>
      <br />
      About Us (cannot be edited)
    </Typography>
    <HomeTabFields {...props} />
  </Stack>
);

/** Tabs in their order, with their names in the URL. */
const HOME_TABS = [
  { id: 'hero', label: 'Hero Section', Panel: HomeTabFields },
  { id: 'statistics', label: 'Statistics Bar', Panel: HomeTabFields },
  { id: 'about-us', label: 'About Us', Panel: AboutUsTab },
  { id: 'featured', label: 'Featured Items', Panel: FeaturedTab },
  { id: 'testimonials', label: 'Testimonials', Panel: TestimonialsTab },
  { id: 'question', label: 'Question Section', Panel: HomeTabFields },
] as const;

export type HomeTabId = (typeof HOME_TABS)[number]['id'];

/** Returns the tab for a URL value, or the first tab when the value is unknown. */
export function homeTabOf(text: string | null): HomeTabId {
  return HOME_TABS.find(({ id }) => id === text)?.id ?? 'hero';
}

interface HomeTabsProps extends FieldInputsProps {
  tab: HomeTabId;
  onTab: (tab: HomeTabId) => void;
}

/**
 * The six tabs with the selected panel. An opened panel stays mounted while hidden, so that a
 * picture finishes processing in it and its messages stay.
 */
export function HomeTabs({ tab: value, onTab, ...props }: HomeTabsProps) {
  const prefix = useId();
  const [opened, setOpened] = useState<readonly HomeTabId[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, next: HomeTabId) => onTab(next)}
        aria-label="Sections of the home page"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {HOME_TABS.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}-${id}`}
            aria-controls={opened.includes(id) ? `${prefix}-${id}-panel` : undefined}
            label={label}
          />
        ))}
      </Tabs>
      {HOME_TABS.filter(({ id }) => opened.includes(id)).map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== value}
        >
          <Panel {...props} tab={id} />
        </div>
      ))}
    </>
  );
}
