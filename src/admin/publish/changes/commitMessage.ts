const SUBJECT_MAX = 72;

/** Returns the message of a commit: a summary line, then every change. */
export function commitMessage(changes: readonly string[]): string {
  const [first = 'Content published'] = changes;
  const subject =
    changes.length > 1 ? `Publish ${changes.length} changes` : first.slice(0, SUBJECT_MAX);
  return `${subject}\n\n${changes.map((line) => `- ${line}`).join('\n')}\n`;
}

/** Returns the lines of a message that list the changes; its first line if there are none. */
export function changesOfMessage(message: string): string[] {
  const [subject = '', ...rest] = message.split('\n');
  const changes = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
  return changes.length > 0 ? changes : [subject.trim() || 'No message'];
}
