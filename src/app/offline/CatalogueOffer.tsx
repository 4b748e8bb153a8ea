import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ButtonRow } from '@/ui/layout/ButtonRow';
import { whenIdle } from '@/ui/lazy/whenIdle';
import { whenVisible } from '@/ui/lazy/whenVisible';
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

type State = 'idle' | 'saving' | 'saved' | 'failed' | 'full';

const MESSAGES: Record<State, string> = {
  idle: 'Save all products on this device to see them without a connection.',
  saving: 'Saving the catalogue',
  saved: 'The catalogue is saved on this device. Its products open without a connection.',
  failed: 'The catalogue could not be saved. Check your connection and try again.',
  full: 'There is not enough space on this device for the catalogue.',
};

/** Offers to save all products for use without a connection. The size is read when the offer is visible. */
function Offer({ slot }: { slot: HTMLElement }) {
  const [bytes, setBytes] = useState<number>();
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState('');
  const load = useCallback(async () => {
    setBytes(await readCatalogueSize());
    if (await isCatalogueSaved()) setState('saved');
  }, []);
  // Without a connection there is nothing to offer.
  useEffect(() => whenVisible(slot, () => void load().catch(() => undefined)), [slot, load]);

  const handleSave = async () => {
    setProgress('');
    setState('saving');
    try {
      await saveCatalogue((count, total) => setProgress(`: ${count} of ${total} files`));
      setState('saved');
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState(isFull ? 'full' : 'failed');
    }
  };
  const handleRemove = () => void removeCatalogue().then(() => setState('idle'));
  if (bytes === undefined) return null;
  return (
    <div style={{ display: 'grid', gap: 12, padding: '24px 0' }}>
      <p role="status">
        {MESSAGES[state]}
        {state === 'saving' && progress}
      </p>
      <ButtonRow>
        <Button variant="outlined" disabled={state === 'saving'} onClick={() => void handleSave()}>
          Save the catalogue ({sizeText(bytes)})
        </Button>
        {state === 'saved' && (
          <Button color="inherit" onClick={handleRemove}>
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
  useEffect(() => whenIdle(() => setSlot(document.getElementById(CATALOGUE_SLOT_ID))), []);
  const isPossible = 'serviceWorker' in navigator && 'caches' in window;
  return slot && isPossible && createPortal(<Offer slot={slot} />, slot);
}
