interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/**
 * Yields to the main thread so that the browser can paint and handle input. Resolves in a new task.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
