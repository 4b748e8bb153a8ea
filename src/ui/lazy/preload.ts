import type { LazyModule } from './lazyModule';

/** Loads a module in advance. Failures are ignored, because using the module loads it again. */
export function preload({ prefetch }: LazyModule<unknown>): void {
  prefetch().catch(() => undefined);
}

/** Returns event handlers of a button that loads a module while the button is hovered or focused. */
export function preloading(module: LazyModule<unknown>) {
  const handleAim = () => preload(module);
  return { onPointerEnter: handleAim, onFocus: handleAim };
}
