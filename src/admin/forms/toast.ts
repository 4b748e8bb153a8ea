/** Shows a toast without Undo, by the event of contract (content-contract.md). */
export function showToast(
  message: string,
  type: 'success' | 'error' | 'warning' | 'info' = 'info',
): void {
  window.dispatchEvent(new CustomEvent('show-toast', { detail: { message, type } }));
}
