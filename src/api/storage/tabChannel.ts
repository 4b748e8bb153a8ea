/** Messages between the tabs of this browser under a name. They are not stored. */
export interface TabChannel<M> {
  /** Posts a message to the other tabs. Throws a `DataCloneError` if it cannot be cloned. */
  post: (message: M) => void;
  subscribe: (listener: (message: M) => void) => () => void;
  close: () => void;
}

export function createTabChannel<M>(name: string): TabChannel<M> {
  const channel = new BroadcastChannel(name);
  return {
    post: channel.postMessage.bind(channel),
    subscribe(listener) {
      const handle = ({ data }: MessageEvent<M>) => listener(data);
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
    close: channel.close.bind(channel),
  };
}
