import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import { styled } from '@mui/material/styles';
import { IconButton } from '@/ui/form/IconButton';
import type { StoreLayout } from './useStoreLayout';

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  marginLeft: 'auto',
  color: theme.vars?.palette.text.secondary,
  '& [aria-pressed="true"]': { color: theme.vars?.palette.primary.main },
}));

const CHOICES = [
  { value: 'grid', label: 'Grid', Icon: GridViewIcon },
  { value: 'list', label: 'List', Icon: ViewListIcon },
] as const;

interface LayoutToggleProps {
  layout: StoreLayout;
  onChoose: (layout: StoreLayout) => void;
}

/** Two buttons that choose between cards and rows. */
export function LayoutToggle({ layout, onChoose }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label="Layout">
      {CHOICES.map(({ value, label, Icon }) => (
        <IconButton
          key={value}
          aria-label={label}
          title={label}
          aria-pressed={value === layout}
          onClick={() => onChoose(value)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Group>
  );
}
