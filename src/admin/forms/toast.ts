/** Shows a toast without Undo through the public `show-toast` event. */
export function showToast(
  message: string,
  type: 'success' | 'error' | 'warning' | 'info' = 'info',
): void {
  window.dispatchEvent(new CustomEvent('show-toast', { detail: { message, type } }));
}
