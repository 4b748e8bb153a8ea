import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { Container } from '@/ui/layout/Boxes';
import { FilterChips } from '@/ui/list/FilterChips';
import { MenuButton } from '@/ui/navigation/MenuButton';
import { SearchBox } from '@/ui/form/SearchBox';
import type { ProjectChoice } from './projectsView';

const Tools = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& .search': { width: '100%', maxWidth: 480 },
  // Below 600 px, a menu button shows the selected category instead.
  [theme.breakpoints.down('sm')]: { '& .chips': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& .choice': { display: 'none' } },
  // The chips extend to the edges of the screen.
  '& .chips': {
    margin: '0 calc(-1 * clamp(16px, 4vw, 24px))',
    padding: '2px clamp(16px, 4vw, 24px) 8px',
  },
}));

interface ProjectsToolbarProps {
  search: string;
  choices: readonly ProjectChoice[];
  /** Selected category, '' for all. A category that is not an option is shown by its name. */
  category: string;
  categoryName: string;
  onType: (search: string) => void;
  onSettle: () => void;
  onCategory: (category: string) => void;
}

export const ProjectsToolbar = memo(function ProjectsToolbar(props: ProjectsToolbarProps) {
  const { search, choices, category, categoryName, onType, onSettle, onCategory } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tools>
      <SearchBox
        className="search"
        label="Search projects"
        placeholder="Search projects"
        value={search}
        maxLength={SHORT_TEXT_MAX}
        onChange={onType}
        onSettle={onSettle}
      />
      <FilterChips
        className="chips"
        label="Categories"
        options={choices}
        value={category}
        onChoose={onCategory}
      />
      <div className="choice">
        <MenuButton
          label="Category"
          shown={categoryName}
          icon={<ExpandMoreIcon aria-hidden="true" />}
          options={choices}
          value={category}
          onChoose={onCategory}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      </div>
    </Tools>
  );
});
