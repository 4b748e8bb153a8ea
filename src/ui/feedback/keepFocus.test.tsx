import { afterEach, beforeEach, expect, it } from 'vitest';

// The setup of component tests starts `keepFocus`, as the application does.

const PAGE = `
  <main tabindex="-1" id="main">
    <h1 tabindex="-1" id="heading">Page</h1>
    <section tabindex="-1" id="region"><p><button id="in-region">Remove</button></p></section>
    <div id="table">
      <p tabindex="-1" id="summary" data-focus-home>2 rows</p>
      <ul><li id="row"><button id="in-row">Remove</button></li><li>Other</li></ul>
    </div>
    <div id="failure"><button id="retry" data-retry>Try Again</button></div>
    <dialog id="dialog"><div id="part"><button id="in-dialog">Remove</button></div><input id="field" /></dialog>
    <a href="#elsewhere" id="elsewhere">Elsewhere</a>
  </main>`;

const at = (id: string) => document.getElementById(id) as HTMLElement;
const dialog = () => at('dialog') as HTMLDialogElement;
const focused = () => document.activeElement?.id;
/** The focus is kept before the next frame. */
const nextFrame = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(() => document.body.replaceChildren());

it.each([
  ['a button', 'in-region', 'in-region', 'region'],
  ['a row', 'in-row', 'row', 'summary'],
  ['a table', 'in-row', 'table', 'heading'],
  ['a region', 'in-region', 'region', 'heading'],
])('The removal of %s moves focus to what is left of its surroundings', async (_what, ...ids) => {
  const [button, removed, home] = ids;
  at(button).focus();
  at(removed).remove();
  await nextFrame();
  expect(focused()).toBe(home);
});

it('Focus moves again when its new place is removed, and to a heading that is loaded later', async () => {
  at('heading').dataset['loading'] = '';
  at('in-region').focus();
  at('in-region').remove();
  await nextFrame();
  at('region').remove();
  await nextFrame();
  expect(focused()).toBe('main');
  const loaded = document.createElement('h1');
  Object.assign(loaded, { id: 'loaded', tabIndex: -1 });
  at('heading').replaceWith(loaded);
  await nextFrame();
  expect(focused()).toBe('loaded');
});

it('Focus returns to Try Again after another failure, unless the visitor has moved it', async () => {
  const failure = at('failure').innerHTML;
  const failAgain = async (meanwhile?: () => void) => {
    at('retry').focus();
    at('failure').replaceChildren();
    await nextFrame();
    expect(focused()).toBe('heading');
    meanwhile?.();
    at('failure').innerHTML = failure;
    await nextFrame();
  };
  await failAgain();
  expect(focused()).toBe('retry');
  await failAgain(() => at('elsewhere').focus());
  expect(focused()).toBe('elsewhere');
});

it('Focus stays where the application moves it in the same step', async () => {
  at('in-region').focus();
  at('in-region').remove();
  at('elsewhere').focus();
  await nextFrame();
  expect(focused()).toBe('elsewhere');
});

it('An element that is moved within the page is not left for another one', async () => {
  at('in-region').focus();
  at('table').append(at('in-region'));
  at('in-region').focus();
  await nextFrame();
  expect(focused()).toBe('in-region');
  at('region').append(at('in-region'));
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['the element', 'in-region'],
  ['the place', 'region'],
])('Nothing has focus after the visitor has left %s that had it', async (_what, left) => {
  at('in-region').focus();
  if (left === 'region') at('in-region').remove();
  await nextFrame();
  expect(focused()).toBe(left);
  at(left).blur();
  await nextFrame();
  at('region').remove();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});

it('Focus does not leave an open dialog', async () => {
  dialog().showModal();
  at('in-dialog').focus();
  at('in-dialog').remove();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
  at('field').focus();
  dialog().tabIndex = -1;
  at('field').remove();
  await nextFrame();
  expect(focused()).toBe('dialog');
});

it('An open dialog of Material UI takes the focus itself', async () => {
  const open = document.createElement('div');
  open.ariaModal = 'true';
  document.body.append(open);
  at('in-row').focus();
  at('table').remove();
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});
