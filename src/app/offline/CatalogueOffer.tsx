import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Catalogue } from '@/api/content/catalogue';
import { Container } from '@/ui/layout/Container';
import { ButtonRow } from '@/ui/layout/ButtonRow';
import { whenVisible } from '@/ui/lazy/whenVisible';
import { isCatalogueSaved, readCatalogue, removeCatalogue, saveCatalogue } from './catalogueCopy';

const MB = 1024 * 1024;

function sizeText(bytes: number): string {
  return bytes < MB / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

type State = 'idle' | 'saving' | 'saved' | 'failed' | 'full';

function messageOf(state: State, count: number, total: number): string {
  return {
    idle: 'Save all products on this device to see them without a connection.',
    saving: `Saving ${count} of ${total} files`,
    saved: 'The catalogue is saved on this device. Its products open without a connection.',
    failed: 'The catalogue could not be saved. Check your connection and try again.',
    full: 'There is not enough space on this device for the catalogue.',
  }[state];
}

/** Offers to save all products for use without a connection. The size is read when the offer is visible. */
function Offer() {
  const region = useRef<HTMLDivElement>(null);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [state, setState] = useState<State>('idle');
  const [count, setCount] = useState(0);
  const load = useCallback(async () => {
    setCatalogue(await readCatalogue());
    if (await isCatalogueSaved()) setState('saved');
  }, []);
  useEffect(() => {
    const { current } = region;
    // Without a connection there is nothing to offer.
    return current ? whenVisible(current, () => void load().catch(() => undefined)) : undefined;
  }, [load]);

  const handleSave = async (chosen: Catalogue) => {
    setCount(0);
    setState('saving');
    try {
      await saveCatalogue(chosen, setCount);
      setState('saved');
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState(isFull ? 'full' : 'failed');
    }
  };
  const handleRemove = () => void removeCatalogue().then(() => setState('idle'));
  return (
    <Container ref={region} style={{ minHeight: 1 }}>
      {catalogue && (
        <div style={{ display: 'grid', gap: 12, padding: '24px 0' }}>
          <p role="status">{messageOf(state, count, catalogue.files.length)}</p>
          <ButtonRow>
            <Button
              variant="outlined"
              disabled={state === 'saving'}
              onClick={() => void handleSave(catalogue)}
            >
              Save the catalogue ({sizeText(catalogue.bytes)})
            </Button>
            {state === 'saved' && (
              <Button color="inherit" onClick={handleRemove}>
                Remove the saved catalogue
              </Button>
            )}
          </ButtonRow>
        </div>
      )}
    </Container>
  );
}

/** The offer at the end of the store. It is not part of the page, whose scripts are limited. */
export function CatalogueOffer() {
  const main = document.getElementById('main');
  const isPossible = 'serviceWorker' in navigator && 'caches' in window;
  return main && isPossible && createPortal(<Offer />, main);
}
