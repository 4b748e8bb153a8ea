import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

export type ManagerMode = 'write' | 'view';

interface ManagerTabsProps {
  mode: ManagerMode;
  /** Label of the first tab, such as for a new or an edited category. */
  writeLabel: string;
  onMode: (mode: ManagerMode) => void;
  children: ReactNode;
}

/** Tabs for the two modes of the category manager, with the panel of the selected mode. */
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
