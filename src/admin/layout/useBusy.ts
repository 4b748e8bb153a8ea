import { useState } from 'react';

/** Runs an action, and no second one before it has ended. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await action();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
