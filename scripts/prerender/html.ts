/** Escapes a text for the content of an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns a meta element, or '' without a content. */
export function meta(kind: 'name' | 'property', key: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : '';
}
