import SwapVertIcon from '@mui/icons-material/SwapVert';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useCallback } from 'react';
import { SHORT_TEXT_MAX, STORE_FILTER_MENU_CATEGORIES } from '@/domain/limits';
import { isStoreSort, STORE_SORTS } from '@/domain/storeListing';
import { HEIGHTS } from '@/theme/tokens';
import { Container } from '@/ui/Container';
import { FilterChips } from '@/ui/FilterChips';
import { MenuButton } from '@/ui/MenuButton';
import { SearchBox } from '@/ui/SearchBox';
import type { CategoryChoice } from './storeCategories';
import type { StoreView } from './storeView';

/** Height of the toolbar in px; what stands below keeps clear of it when it is scrolled to. */
export const STORE_TOOLBAR_HEIGHT = 124;

// Material UI's bar above it stands at 20.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: HEIGHTS.bar,
  zIndex: 10,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  '& .tools': { display: 'flex', gap: 8, padding: '12px 0 6px' },
  '& .search': { flex: '1 1 auto', maxWidth: 480, marginRight: 'auto' },
  // The chips run to the edges of a phone's screen.
  '& .chips': {
    margin: '0 calc(-1 * clamp(16px, 4vw, 24px))',
    padding: '2px clamp(16px, 4vw, 24px) 8px',
  },
}));

const Footer = styled('div')(({ theme }) => ({
  marginTop: 8,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
}));

/** The menu that is open: at most one, so that they close each other (public-site.md §4). */
export type StoreMenu = 'sort' | 'filter' | null;

export interface StoreToolbarProps {
  view: StoreView;
  /** Slug of the chosen category; '' for all. */
  categorySlug: string;
  choices: readonly CategoryChoice[];
  menu: StoreMenu;
  onMenu: (menu: StoreMenu) => void;
  onType: (search: string) => void;
  onSettle: () => void;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

/** Search, sort, filter and the categories, at hand while one scrolls (public-site.md §2, Store). */
export const StoreToolbar = memo(function StoreToolbar(props: StoreToolbarProps) {
  const { view, categorySlug, choices, menu, onMenu, onType, onSettle, onChange, onReset } = props;
  const openAs = (name: StoreMenu) => (isOpen: boolean) => onMenu(isOpen ? name : null);
  const handleCategory = useCallback((category: string) => onChange({ category }), [onChange]);
  const handleSort = (sort: string) => onChange({ sort: isStoreSort(sort) ? sort : undefined });
  return (
    <Bar>
      <Container>
        <div className="tools">
          <SearchBox
            className="search"
            label="Search products"
            placeholder="Search equipment"
            value={view.search}
            maxLength={SHORT_TEXT_MAX}
            onChange={onType}
            onSettle={onSettle}
          />
          <MenuButton
            label="Sort"
            icon={<SwapVertIcon aria-hidden="true" />}
            options={STORE_SORTS}
            value={view.sort ?? ''}
            onChoose={handleSort}
            isOpen={menu === 'sort'}
            onOpenChange={openAs('sort')}
          />
          <MenuButton
            label="Filter"
            icon={<TuneIcon aria-hidden="true" />}
            options={choices.slice(1, 1 + STORE_FILTER_MENU_CATEGORIES)}
            value={categorySlug}
            onChoose={handleCategory}
            isOpen={menu === 'filter'}
            onOpenChange={openAs('filter')}
            footer={
              <Footer>
                <Button fullWidth onClick={onReset}>
                  Reset All Filters
                </Button>
              </Footer>
            }
          />
        </div>
        <FilterChips
          className="chips"
          label="Categories"
          options={choices}
          value={categorySlug}
          onChoose={handleCategory}
        />
      </Container>
    </Bar>
  );
});
