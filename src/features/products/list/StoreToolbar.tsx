import SwapVertIcon from '@mui/icons-material/SwapVert';
import TuneIcon from '@mui/icons-material/Tune';
import { styled } from '@mui/material/styles';
import { memo, useCallback, type ReactNode } from 'react';
import { SHORT_TEXT_MAX } from '@/domain/text/cleanText';
import { isStoreSort, STORE_SORTS } from '@/domain/product/listProducts';
import { HEIGHTS } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { Container } from '@/ui/layout/Boxes';
import { FilterChips } from '@/ui/list/FilterChips';
import { MenuButton } from '@/ui/navigation/MenuButton';
import { SearchBox } from '@/ui/form/SearchBox';
import type { CategoryChoice } from './storeCategories';
import type { StoreView } from './storeView';

const STORE_FILTER_MENU_CATEGORIES = 6;

/** Height of the toolbar in px, used for scroll margins. */
export const STORE_TOOLBAR_HEIGHT = 124;

// The app bar above it has a z-index of 20.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: HEIGHTS.bar,
  zIndex: 10,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  '& .tools': { position: 'relative', display: 'flex', gap: 8, padding: '12px 0 6px' },
  '& .search': { flex: '1 1 auto', maxWidth: 480, marginRight: 'auto' },
  // On a phone the chips extend to the edges of the screen.
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

export type StoreMenu = 'sort' | 'filter' | null;

interface StoreMenusProps {
  sort: StoreView['sort'];
  /** Slug of the selected category, '' for all. */
  categorySlug: string;
  choices: readonly CategoryChoice[];
  menu: StoreMenu;
  onMenu: (menu: StoreMenu) => void;
  onChange: (change: Partial<StoreView>) => void;
  onReset: () => void;
}

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
            <Button sx={{ width: '100%' }} onClick={onReset}>
              Reset All Filters
            </Button>
          </Footer>
        }
      />
    </>
  );
});

interface StoreToolbarProps extends Omit<StoreMenusProps, 'sort'> {
  view: StoreView;
  onType: (search: string) => void;
  onSettle: () => void;
  extra?: ReactNode;
}

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
