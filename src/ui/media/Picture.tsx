import { styled } from '@mui/material/styles';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type PictureInfo, isLoadable, srcSet } from './pictureVariants';

export interface PictureLibrary {
  /** Returns size and variants of an image of the site. Undefined for any other URL. */
  find: (path: string) => PictureInfo | undefined;
  fallback: string;
}

export const PictureContext = createContext<PictureLibrary>({
  find: () => undefined,
  fallback: '',
});

export interface PictureProps {
  /** Site path, https URL, blob URL or image data URL. Any other value shows the fallback. */
  src: string;
  alt: string;
  /** Aspect ratio such as `[4, 3]`, or `fill` to cover the positioned parent. */
  ratio: readonly [number, number] | 'fill';
  sizes: string;
  /** For the main image of a page: loaded immediately with high priority. */
  isPriority?: boolean;
  /** For other images in the first viewport: not lazy, but with normal priority. */
  isEager?: boolean;
  className?: string;
}

/** In the order in which they are tried. The last one leaves the frame empty, so that no retry is endless. */
const STAGES = ['variants', 'original', 'fallback', 'nothing'] as const;

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
  const first = !isLoadable(src) ? 2 : info ? 0 : 1;
  const [tried, setTried] = useState({ src, stage: first, isRetry: false });
  const isSame = tried.src === src;
  const stage = isSame ? Math.max(tried.stage, first) : first;
  const isRetry = isSame && tried.isRetry;
  const handleError = () => setTried({ src, stage: Math.min(stage + 1, 3), isRetry: true });
  const isOver = stage === 2 && !isLoadable(fallback);
  return { stage: (!isOver && STAGES[stage]) || 'nothing', isRetry, handleError };
}

/** In a layout effect: React may create an image several times, and each one with a `src` starts a request. */
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

export function Picture(props: PictureProps) {
  const { src, alt, ratio, sizes, isPriority = false, isEager = false, className } = props;
  const { find, fallback } = use(PictureContext);
  const info = find(src);
  const { stage, isRetry, handleError } = useStage(src, info, fallback);
  const source = stage === 'fallback' ? fallback : src;
  const image = useRetry(stage, source, isRetry);

  // An image of the prerendered page may have failed before the error handler was attached.
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
        // A new element for each attempt: removing the sources of an existing image would load it again.
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
