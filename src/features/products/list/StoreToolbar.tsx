import SwapVertIcon from '@mui/icons-material/SwapVert';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useCallback, type ReactNode } from 'react';
import { SHORT_TEXT_MAX, STORE_FILTER_MENU_CATEGORIES } from '@/domain/text/limits';
import { isStoreSort, STORE_SORTS } from '@/domain/product/listing';
import { HEIGHTS } from '@/theme/tokens';
import { Container } from '@/ui/layout/Container';
import { FilterChips } from '@/ui/list/FilterChips';
import { MenuButton } from '@/ui/navigation/MenuButton';
import { SearchBox } from '@/ui/form/SearchBox';
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

interface StoreMenusProps {
  sort: StoreView['sort'];
  /** Slug of the chosen category; '' for all. */
  categorySlug: string;
  choices: readonly CategoryChoice[];
  menu: StoreMenu;
  onMenu: (menu: StoreMenu) => void;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

/** The sort menu and the filter menu; a keystroke in the search does not concern them. */
const StoreMenus = memo(function StoreMenus(props: StoreMenusProps) {
  const { sort, categorySlug, choices, menu, onMenu, onChange, onReset } = props;
  const openAs = (name: StoreMenu) => (isOpen: boolean) => onMenu(isOpen ? name : null);
  return (
    <>
      <MenuButton
        label="Sort"
        icon={<SwapVertIcon aria-hidden="true" />}
        options={STORE_SORTS}
        value={sort ?? ''}
        onChoose={(value) => onChange({ sort: isStoreSort(value) ? value : undefined })}
        isOpen={menu === 'sort'}
        onOpenChange={openAs('sort')}
      />
      <MenuButton
        label="Filter"
        icon={<TuneIcon aria-hidden="true" />}
        options={choices.slice(1, 1 + STORE_FILTER_MENU_CATEGORIES)}
        value={categorySlug}
        onChoose={(category) => onChange({ category })}
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
    </>
  );
});

export interface StoreToolbarProps extends Omit<StoreMenusProps, 'sort'> {
  view: StoreView;
  onType: (search: string) => void;
  onSettle: () => void;
  /** Stands at the end of the first line. */
  extra?: ReactNode;
}

/** Search, sort, filter and the categories, at hand while one scrolls (public-site.md §2, Store). */
export function StoreToolbar({ view, onType, onSettle, extra, ...menus }: StoreToolbarProps) {
  const { categorySlug, choices, onChange } = menus;
  const handleCategory = useCallback((category: string) => onChange({ category }), [onChange]);
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
          <StoreMenus sort={view.sort} {...menus} />
          {extra}
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
}
