import { useState } from 'react';

/** A form with a counter, a field and a note. */
export function CounterForm() {
  const [count, setCount] = useState(0);
  const [{ text, note }, setFields] = useState({ text: '', note: '' });
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <input
        aria-label="Field"
        value={text}
        onChange={(event) => setFields({ text: event.target.value, note })}
      />
      <input
        aria-label="Note"
        value={note}
        onChange={(event) => setFields({ text, note: event.target.value })}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="submit">Send</button>
      <output aria-label="State">{`${count} / ${text} / ${sent}`}</output>
    </form>
  );
}

/** The form as prerendered HTML. */
export const COUNTER_FORM_HTML =
  '<form><input aria-label="Field" value=""/><input aria-label="Note" value=""/><button type="button">Count</button>' +
  '<button type="submit">Send</button><output aria-label="State">0 /  / </output></form>';
