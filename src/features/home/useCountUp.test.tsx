import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCountUp } from '../../features/home/HomeSections';

function Counter() {
  const element = useRef<HTMLParagraphElement>(null);
  useCountUp(element, 500, 300, String);
  return (
    <div style={{ height: '300vh', paddingTop: 'calc(100vh - 20px)' }}>
      <p ref={element} style={{ height: 40, margin: 0 }}>
        500
      </p>
    </div>
  );
}

const whenObserved = () =>
  new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));

beforeEach(() => {
  window.scrollTo(0, 0);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});

it('A number counts up to its value when it is completely visible, not before', async () => {
  const { container } = await render(<Counter />);
  const text = container.querySelector('p')?.firstChild;
  const shown = new Set<string>();
  new MutationObserver(() => shown.add(String(text?.nodeValue))).observe(container, {
    characterData: true,
    subtree: true,
  });
  await whenObserved();
  expect([...shown]).toEqual([]);
  window.scrollTo(0, 100);
  await expect.poll(() => [...shown].at(-1)).toBe('500');
  expect([...shown].map(Number)).toEqual([...shown].map(Number).toSorted((a, b) => a - b));
  expect(shown.size).toBeGreaterThan(1);
});
