import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  pictureOf,
  TestProviders,
  renderWithProviders,
} from '../../../tests/helpers/component/TestProviders';
import { Picture, type PictureProps, PictureContext } from './Picture';
import type { PictureInfo } from './pictureVariants';

const INFO: PictureInfo = { w: 640, h: 480, v: 'abcd1234', c: '#203040' };

const GOOD = pictureOf('teal');
const LOGO = pictureOf('orange');
const MISSING = '/media/gone.webp';
const MISSING_LOGO = '/media/gone-too.svg';

let failures: string[];

function handleError(event: Event) {
  const { target } = event;
  if (target instanceof HTMLImageElement) failures.push(target.currentSrc);
}

beforeEach(() => {
  failures = [];
  document.addEventListener('error', handleError, true);
});

afterEach(() => {
  document.removeEventListener('error', handleError, true);
});

interface Case extends Partial<PictureProps> {
  info?: PictureInfo;
  fallback?: string;
}

function element({ info, fallback = LOGO, ...props }: Case) {
  const pictures = { find: () => info, fallback };
  const all: PictureProps = {
    src: GOOD,
    alt: 'A lens',
    ratio: [4, 3],
    sizes: '100vw',
    isPriority: true,
    ...props,
  };
  return { ui: <Picture {...all} />, pictures };
}

async function show(options: Case) {
  const { ui, pictures } = element(options);
  const { container, rerender } = await renderWithProviders(ui, { pictures });
  return {
    image: () => container.querySelector('img'),
    sources: () => [...container.querySelectorAll('source')],
    frame: () => container.querySelector('span') as HTMLElement,
    change: (next: Case) => rerender(element(next).ui),
  };
}

async function shown(image: () => HTMLImageElement | null): Promise<string> {
  await expect.poll(() => image()?.naturalWidth).toBeGreaterThan(0);
  return image()?.currentSrc ?? '';
}

describe('Picture', () => {
  it('offers its variants in modern formats before the original', async () => {
    const { image, sources } = await show({ info: INFO, src: '/media/zoom.webp' });
    expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources()[0]?.srcset).toContain('/media/zoom-640-abcd1234.avif 640w');
    expect(image()?.getAttribute('src')).toBe('/media/zoom.webp');
  });

  it('does not request the image again when its variants become known', async () => {
    const withInfo = (info?: PictureInfo) => (
      <PictureContext value={{ find: () => info, fallback: LOGO }}>
        <Picture src={GOOD} alt="A lens" ratio={[4, 3]} sizes="100vw" isPriority />
      </PictureContext>
    );
    const { container, rerender } = await renderWithProviders(withInfo());
    const image = () => container.querySelector('img');
    await shown(image);
    const first = image();
    const changes = new MutationObserver(() => undefined);
    changes.observe(container, { subtree: true, childList: true, attributeFilter: ['src'] });
    await rerender(withInfo(INFO));
    expect(image()?.getAttribute('width')).toBe('640');
    expect(changes.takeRecords()).toEqual([]);
    expect(image()).toBe(first);
    changes.disconnect();
  });

  it('shows the original when the variants cannot be loaded', async () => {
    const { image, sources } = await show({ info: INFO, src: GOOD });
    expect(await shown(image)).toBe(GOOD);
    expect(sources()).toHaveLength(0);
    expect(failures).toHaveLength(1);
  });

  it('shows the logo when the original cannot be loaded either', async () => {
    const { image } = await show({ info: INFO, src: MISSING });
    expect(await shown(image)).toBe(LOGO);
    expect(image()?.hasAttribute('data-fallback')).toBe(true);
    expect(image()?.alt).toBe('A lens');
    expect(failures).toHaveLength(2);
  });

  it('shows an empty frame of the same size when the logo is missing too, and does not retry', async () => {
    const { image, frame } = await show({ info: INFO, src: MISSING, fallback: MISSING_LOGO });
    const early = frame().getBoundingClientRect().height;
    await expect.poll(() => image()).toBeNull();
    expect(failures).toHaveLength(3);
    const { width, height } = frame().getBoundingClientRect();
    expect(height).toBe(early);
    expect(Math.round((width / height) * 100)).toBe(133);
    // Later frames do not start another request.
    await new Promise(requestAnimationFrame);
    expect(image()).toBeNull();
    expect(failures).toHaveLength(3);
  });

  it('requests no variants of an image that is not in the manifest', async () => {
    const { image, sources } = await show({ src: GOOD });
    expect(sources()).toHaveLength(0);
    expect(await shown(image)).toBe(GOOD);
    expect(failures).toEqual([]);
  });

  it('shows the logo immediately when there is no image', async () => {
    const { image } = await show({ src: '' });
    expect(await shown(image)).toBe(LOGO);
    expect(failures).toEqual([]);
  });

  it('starts over when the image changes after a failure', async () => {
    const { image, change } = await show({ src: MISSING });
    expect(await shown(image)).toBe(LOGO);
    await change({ src: GOOD });
    await expect.poll(() => image()?.getAttribute('src')).toBe(GOOD);
    expect(await shown(image)).toBe(GOOD);
  });

  it('detects an image that failed before hydration', async () => {
    const { ui, pictures } = element({ src: MISSING });
    const page = <TestProviders pictures={pictures}>{ui}</TestProviders>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    await expect.poll(() => failures).toHaveLength(1);
    const recoverable: unknown[] = [];
    const root = hydrateRoot(container, page, {
      onRecoverableError: (error) => recoverable.push(error),
    });
    expect(await shown(() => container.querySelector('img'))).toBe(LOGO);
    expect(recoverable).toEqual([]);
    root.unmount();
    container.remove();
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
  ])('shows the logo instead of loading %s', async (src) => {
    const { image } = await show({ src });
    await expect.poll(() => image()?.currentSrc).toBe(LOGO);
    expect(image()?.dataset['fallback']).toBe('');
    expect(failures).toEqual([]);
  });

  it('stays empty when the URL of the logo is invalid too', async () => {
    const { image, frame } = await show({ src: '', fallback: 'javascript:alert(1)' });
    expect(image()).toBeNull();
    expect(frame().getBoundingClientRect().height).toBeGreaterThan(0);
  });
});
