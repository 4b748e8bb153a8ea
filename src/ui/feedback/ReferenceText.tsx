/** Text about a request. Its reference does not wrap, and browsers do not translate it. */
export function ReferenceText({ text, reference }: { text: string; reference: string }) {
  const [before = '', after] = text.split(reference);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <strong translate="no" style={{ whiteSpace: 'nowrap' }}>
        {reference}
      </strong>
      {after}
    </>
  );
}
