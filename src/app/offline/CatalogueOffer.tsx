import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/ButtonRow';
import { whenIdle } from '@/ui/schedule';
import { whenVisible } from '@/ui/schedule';
import { CATALOGUE_SLOT_ID } from './CatalogueSlot';
import {
  isCatalogueSaved,
  readCatalogueSize,
  removeCatalogue,
  saveCatalogue,
} from './catalogueCopy';

const MB = 1024 * 1024;

function sizeText(bytes: number): string {
  return bytes < MB / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

type State = 'idle' | 'saving' | 'saved' | 'failed' | 'full' | 'notRemoved';

const MESSAGES: Record<State, string> = {
  idle: 'Save all products on this device to see them without a connection.',
  saving: 'Saving the catalogue',
  saved: 'The catalogue is saved on this device. Its products open without a connection.',
  failed: 'The catalogue could not be saved. Check your connection and try again.',
  full: 'There is not enough space on this device for the catalogue.',
  notRemoved: 'The saved catalogue could not be removed. Try again.',
};

/** Gives up the place of an offer that cannot be made. Only the end of the page moves. */
const giveUp = (slot: HTMLElement) => void (slot.hidden = true);

/** Offers to save all products for use without a connection. The size is read when the offer is visible. */
function Offer({ slot }: { slot: HTMLElement }) {
  const [bytes, setBytes] = useState<number>();
  const [state, setState] = useState<State>('idle');
  const [isSaved, setIsSaved] = useState(false);
  const [progress, setProgress] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);
  const focusHandlers = useFocusFallback(saveButton);
  const isSaving = state === 'saving';
  const load = useCallback(async () => {
    const [size, isThere] = await Promise.all([readCatalogueSize(), isCatalogueSaved()]);
    if (size === undefined) giveUp(slot);
    setBytes(size);
    setIsSaved(isThere);
    if (isThere) setState('saved');
  }, [slot]);
  // Without a connection there is nothing to offer.
  useEffect(() => whenVisible(slot, () => void load().catch(() => giveUp(slot))), [slot, load]);

  const handleSave = async () => {
    if (isSaving) return;
    setProgress('');
    setState('saving');
    try {
      await saveCatalogue((count, total) => setProgress(`: ${count} of ${total} files`));
      setIsSaved(true);
      setState('saved');
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState(isFull ? 'full' : 'failed');
    }
  };
  const handleRemove = async () => {
    try {
      await removeCatalogue();
      setIsSaved(false);
      setState('idle');
    } catch {
      setState('notRemoved');
    }
  };
  if (bytes === undefined) return null;
  return (
    <div style={{ display: 'grid', gap: 12, padding: '24px 0' }}>
      <p>
        <span role="status">{MESSAGES[state]}</span>
        {/* Not announced: it changes with each file. */}
        {isSaving && progress}
      </p>
      <ButtonRow {...focusHandlers}>
        <Button
          ref={saveButton}
          variant="outlined"
          // With `disabled`, the button would lose the focus.
          aria-disabled={isSaving || undefined}
          onClick={() => void handleSave()}
        >
          {`Save the catalogue (${sizeText(bytes)})`}
        </Button>
        {isSaved && !isSaving && (
          <Button color="inherit" onClick={() => void handleRemove()}>
            Remove the saved catalogue
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

/** The offer at the end of the store. It is not part of the page, whose scripts are limited. */
export function CatalogueOffer() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const found = document.getElementById(CATALOGUE_SLOT_ID);
        if ('serviceWorker' in navigator && 'caches' in window) setSlot(found);
        else if (found) giveUp(found);
      }),
    [],
  );
  return slot && createPortal(<Offer slot={slot} />, slot);
}
