/** What the tabs of this browser say to each other under a name; nothing of it is stored. */
export interface TabChannel<M> {
  /** Tells the other tabs, never this one; what cannot be cloned is refused with a `DataCloneError`. */
  say: (message: M) => void;
  /** Hears the other tabs. @returns how to stop */
  hear: (listener: (message: M) => void) => () => void;
  /** Ends both. */
  leave: () => void;
}

/** Joins the tabs of this browser that use a name. */
export function createTabChannel<M>(name: string): TabChannel<M> {
  const channel = new BroadcastChannel(name);
  return {
    say: channel.postMessage.bind(channel),
    hear(listener) {
      const handle = ({ data }: MessageEvent<M>) => listener(data);
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
    leave: channel.close.bind(channel),
  };
}
