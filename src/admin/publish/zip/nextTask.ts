interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Resolves in another task, so that the page can respond between two pieces of work. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
