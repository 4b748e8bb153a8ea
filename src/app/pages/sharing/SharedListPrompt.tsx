import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { cutText } from '@/domain/text/cleanText';
import type { ProductListItem } from '@/domain/product/productListItem';
import {
  findSharedItems,
  parseSharedItems,
  withoutSharedItems,
  type FoundItems,
} from '@/domain/cart/sharedItems';
import { noticeShown, type NoticeInput } from '@/features/notices';
import ConfirmDialog from '@/ui/feedback/ConfirmDialog';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';
import type { ProductsQuery } from './useProducts';

// See docs/behaviour/sharing-links.md.

export type SharedProducts = FoundItems<ProductListItem>['found'];

type ListComparison = 'not read yet' | 'empty' | 'nothing new' | 'another';

interface SharedListPromptProps {
  /** Name of the list in a sentence: 'cart', 'favorites'. */
  noun: string;
  query: ProductsQuery;
  loading: ReactNode;
  /** Message if the visitor's own list already contains all items. */
  nothingNew: string;
  compare: (shared: SharedProducts) => ListComparison;
  onNothingNew?: () => void;
  /** Called without a question if the visitor's own list is empty. */
  onFill: (shared: SharedProducts) => void;
  question: SharedQuestion;
}

interface SharedQuestion {
  title: string;
  text: (shared: SharedProducts) => string;
  /** Buttons in their order, the primary one first. */
  answers: readonly [SharedAnswer, SharedAnswer];
}

interface SharedAnswer {
  label: string;
  onChoose: (shared: SharedProducts) => void;
}

const NAMES_SHOWN = 3;
const NAME_CHARS = 40;

function missingText(slugs: readonly string[]): string {
  const named = slugs.slice(0, NAMES_SHOWN).map((slug) => cutText(slug, NAME_CHARS));
  const others = slugs.length - named.length;
  if (others > 0) named.push(others === 1 ? '1 other' : `${others} others`);
  const last = named.pop() ?? '';
  return `No longer in our store: ${named.length > 0 ? `${named.join(', ')} and ${last}` : last}.`;
}

function useSharedLink(products: ProductListItem[] | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const shared = useMemo(() => parseSharedItems(search), [search]);
  const items = useMemo(() => products && findSharedItems(shared, products), [shared, products]);
  const notify = (notice: NoticeInput) => void dispatch(noticeShown(notice));
  const finish = () => {
    const missing = items?.missing ?? [];
    if (missing.length > 0) notify({ message: missingText(missing), type: 'warning' });
    void navigate({ search: withoutSharedItems(search), hash }, { replace: true });
  };
  return { isReadable: shared.length > 0, items, notify, finish };
}

/** Fills an empty list, asks before it changes another one, and removes the items from the URL. */
export function SharedListPrompt(props: SharedListPromptProps) {
  const { noun, query, loading, nothingNew, onNothingNew, compare, onFill } = props;
  const { question } = props;
  const { products, isError, retry } = query;
  const { isReadable, items, notify, finish } = useSharedLink(products);
  const own = items && compare(items.found);
  // StrictMode runs the effect twice, and it runs again before the URL has changed.
  const isSettled = useRef(false);
  const settle = (act?: () => void) => {
    if (isSettled.current) return;
    isSettled.current = true;
    act?.();
    finish();
  };

  useEffect(() => {
    if (!isReadable) {
      settle(() => notify({ message: 'This link is not valid.', type: 'warning' }));
    } else if (items?.found.length === 0) {
      settle();
    } else if (items && own === 'nothing new') {
      settle(() => {
        notify({ message: nothingNew });
        onNothingNew?.();
      });
    } else if (items && own === 'empty') {
      settle(() => onFill(items.found));
    }
  });

  const isLost = isError && isReadable;
  const isKnown = items && own !== 'not read yet';
  return (
    <>
      {isLost && (
        <StatePanel
          tone="error"
          title="Error loading products"
          actions={
            <>
              <Button variant="contained" onClick={retry}>
                Try Again
              </Button>
              <Button variant="outlined" onClick={() => settle()}>
                Keep my list
              </Button>
            </>
          }
        >
          Could not load the shared {noun}. Your own list has not changed.
        </StatePanel>
      )}
      {!isLost && !isKnown && loading}
      {items && own === 'another' && items.found.length > 0 && (
        <Question {...question} shared={items.found} onSettle={settle} />
      )}
    </>
  );
}

interface QuestionProps extends SharedQuestion {
  shared: SharedProducts;
  /** Removes the items from the URL after running the selected action. */
  onSettle: (act?: () => void) => void;
}

function Question({ title, text, answers, shared, onSettle }: QuestionProps) {
  const [first, second] = answers;
  const answer = ({ label, onChoose }: SharedAnswer) => ({
    label,
    onClick: () => onSettle(() => onChoose(shared)),
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={answer(first)}
      alternative={answer(second)}
      decline={{ label: 'Cancel', onClick: () => onSettle() }}
      onClose={() => onSettle()}
    >
      <p>{text(shared)}</p>
    </ConfirmDialog>
  );
}
