/**
 * Browsers translate a page by replacing each text node by a `<font>` element. React keeps its text nodes, which are then no
 * longer in the page: it would change them without effect, and fail to remove them. Therefore the text nodes of an element are
 * put back before React changes one of them. The browser translates them again.
 */

/** The element that replaces a text node, and the text node that an element replaces. */
const partners = new WeakMap<Node, ChildNode>();

function pair(text: ChildNode, font: ChildNode): void {
  partners.set(text, font);
  partners.set(font, text);
}

const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT';

function notePairs(records: readonly MutationRecord[]): void {
  for (const { addedNodes, previousSibling, removedNodes } of records) {
    const [text] = removedNodes;
    const font = addedNodes[0] ?? previousSibling;
    if (text instanceof Text && font instanceof HTMLElement && isFont(font) && !partners.has(font))
      pair(text, font);
  }
}

/** Lets React change pages that the browser translates. Call it before React starts. */
export function guardTranslation(): void {
  const observer = new MutationObserver(notePairs);
  observer.observe(document, { childList: true, subtree: true });

  /** Puts back a text node that is about to change, and those next to it, which were translated with it. */
  const putBack = (node: Node | null) => {
    if (!(node instanceof Text)) return;
    notePairs(observer.takeRecords());
    for (const sibling of partners.get(node)?.parentNode?.childNodes ?? [])
      if (isFont(sibling)) sibling.replaceWith(partners.get(sibling) ?? sibling);
    partners.delete(node);
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string) {
      putBack(this);
      this.data = value;
    },
  });
  // Neither fails if a node is elsewhere, because something else has moved it.
  Node.prototype.insertBefore = function insertBefore<T extends Node>(
    this: Element,
    added: T,
    next: ChildNode | null,
  ) {
    putBack(next);
    if (next?.parentNode === this) next.before(added);
    else this.append(added);
    return added;
  };
  Node.prototype.removeChild = function removeChild<T extends Node>(child: T & ChildNode) {
    putBack(child);
    child.remove();
    return child;
  };
}

/** Puts back the text nodes of the HTML, and pauses its translation. @returns a function that resumes it */
export function pauseTranslation(html: HTMLElement): () => void {
  const texts = Array.from(html.querySelectorAll(':not(font) > font'), (font) => {
    const text = partners.get(font) ?? new Text(font.textContent);
    pair(text, font);
    font.replaceWith(text);
    return text;
  });
  html.translate = texts.length === 0;
  return () => {
    html.translate = true;
    for (const text of texts) text.replaceWith(partners.get(text) ?? text);
  };
}
