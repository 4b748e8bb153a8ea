import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

export type ManagerMode = 'write' | 'view';

export interface ManagerTabsProps {
  mode: ManagerMode;
  /** Label of the first tab: what is being written. */
  writeLabel: string;
  onMode: (mode: ManagerMode) => void;
  children: ReactNode;
}

/** The two modes of the category manager, and what the chosen one shows (back-office.md §4). */
export function ManagerTabs({ mode, writeLabel, onMode, children }: ManagerTabsProps) {
  const id = useId();
  const tab = (value: ManagerMode, label: string) => (
    <Tab value={value} id={`${id}-${value}`} aria-controls={`${id}-panel`} label={label} />
  );
  return (
    <>
      <Tabs
        value={mode}
        onChange={(_event, next: ManagerMode) => onMode(next)}
        aria-label="Category manager"
        variant="fullWidth"
      >
        {tab('write', writeLabel)}
        {tab('view', 'View All Categories')}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${mode}`}>
        {children}
      </div>
    </>
  );
}
