import { styled } from '@mui/material/styles';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { PictureContext } from './pictureContext';
import { srcSet, type PictureInfo } from './pictureVariants';

export interface PictureProps {
  /** Site path or https address; anything else shows the fallback. */
  src: string;
  alt: string;
  /** Width by height, such as `[4, 3]`, or `fill` to cover the positioned parent; never stretched. */
  ratio: readonly [number, number] | 'fill';
  /** The `sizes` attribute: how wide it is drawn. */
  sizes: string;
  /** The first picture of a page: loaded at once, before others. */
  isPriority?: boolean;
  /** In the first view, but not what it is about: not lazy, and after the first picture. */
  isEager?: boolean;
  className?: string;
}

/** What is tried in turn; after the last one the frame stays empty, so nothing loops. */
const STAGES = ['variants', 'original', 'fallback', 'nothing'] as const;

/** Where a picture may come from; content and storage may name anything. */
const LOADABLE = /^(?:\/(?![/\\])|https:|blob:|data:image\/)/i;

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-fill]': { position: 'absolute', inset: 0 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& img[data-fallback]': { objectFit: 'contain', padding: '18%' },
}));

function useStage(src: string, info: PictureInfo | undefined, fallback: string) {
  const first = !LOADABLE.test(src) ? 2 : info ? 0 : 1;
  const [tried, setTried] = useState({ src, stage: first, isRetry: false });
  const isSame = tried.src === src;
  const stage = isSame ? Math.max(tried.stage, first) : first;
  const isRetry = isSame && tried.isRetry;
  const handleError = () => setTried({ src, stage: Math.min(stage + 1, 3), isRetry: true });
  const isOver = stage === 2 && !LOADABLE.test(fallback);
  return { stage: (!isOver && STAGES[stage]) || 'nothing', isRetry, handleError };
}

/**
 * A frame whose next source is asked for once, when it stands in the page: React may draw it several times before, and
 * each image it draws with a source would ask for it.
 */
function useRetry(stage: string, source: string, isRetry: boolean) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (isRetry && image.current) image.current.src = source;
  }, [stage, isRetry, source]);
  return image;
}

function Sources({ src, info, sizes }: { src: string; info: PictureInfo; sizes: string }) {
  return (
    <>
      <source type="image/avif" srcSet={srcSet(src, info, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(src, info, 'webp')} sizes={sizes} />
    </>
  );
}

/**
 * A picture in its ratio with modern formats, its own colour while it loads, and the logo when it
 * cannot be had (public-site.md §8). Never a stretched or grey box, never an endless retry.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, sizes, isPriority = false, isEager = false, className } = props;
  const { find, fallback } = use(PictureContext);
  const info = find(src);
  const { stage, isRetry, handleError } = useStage(src, info, fallback);
  const source = stage === 'fallback' ? fallback : src;
  const image = useRetry(stage, source, isRetry);

  // A picture of the prerendered page may have failed before anyone listened.
  const noteEarlyFailure = useEffectEvent(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') handleError();
  });
  useEffect(() => noteEarlyFailure(), []);

  const [w, h] = ratio === 'fill' ? [16, 9] : ratio;
  const [width, height] = info ? [info.w, info.h] : [w * 120, h * 120];
  const style = {
    aspectRatio: ratio === 'fill' ? undefined : `${w} / ${h}`,
    backgroundColor: stage === 'variants' ? info?.c : undefined,
  };
  return (
    <Frame className={className} data-fill={ratio === 'fill' ? '' : undefined} style={style}>
      {stage !== 'nothing' && (
        // A frame of its own for each try: an image that loses its sources is loaded once more.
        <picture key={stage} style={{ display: 'contents' }}>
          {stage === 'variants' && info && <Sources src={src} info={info} sizes={sizes} />}
          <img
            ref={image}
            src={isRetry ? undefined : source}
            alt={alt}
            width={width}
            height={height}
            data-fallback={stage === 'fallback' ? '' : undefined}
            loading={isPriority || isEager ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding={isPriority ? 'sync' : 'async'}
            onError={handleError}
          />
        </picture>
      )}
    </Frame>
  );
}
