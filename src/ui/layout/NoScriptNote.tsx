/** Note where JavaScript is turned off, in the prerendered HTML only. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  );
}
