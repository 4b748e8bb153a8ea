interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser paint and answer between two pieces of work; resolves in a task of its own. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
