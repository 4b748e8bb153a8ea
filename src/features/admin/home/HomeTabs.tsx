import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { HOME_TABS, type HomeTabId } from './tabNames';

export interface HomeTabsProps {
  value: HomeTabId;
  onChange: (tab: HomeTabId) => void;
  /** Of the chosen tab. */
  children: ReactNode;
}

/** The six tabs and what the chosen one shows (back-office.md §2). */
export function HomeTabs({ value, onChange, children }: HomeTabsProps) {
  const id = useId();
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
            aria-controls={`${id}-panel`}
            label={tab.label}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
