import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { HOME_TABS, type HomeTabId } from './tabNames';

interface HomeTabsProps {
  value: HomeTabId;
  onChange: (tab: HomeTabId) => void;
  /** Renders a tab panel. */
  children: (tab: HomeTabId) => ReactNode;
}

/**
 * The six tabs with the selected panel. An opened panel stays mounted while hidden, so that a
 * picture finishes processing in it and its messages stay.
 */
export function HomeTabs({ value, onChange, children }: HomeTabsProps) {
  const id = useId();
  const [opened, setOpened] = useState<readonly HomeTabId[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, next: HomeTabId) => onChange(next)}
        aria-label="Sections of the home page"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {HOME_TABS.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            id={`${id}-${tab.id}`}
            aria-controls={opened.includes(tab.id) ? `${id}-${tab.id}-panel` : undefined}
            label={tab.label}
          />
        ))}
      </Tabs>
      {HOME_TABS.filter((tab) => opened.includes(tab.id)).map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== value}
        >
          {children(tab.id)}
        </div>
      ))}
    </>
  );
}
