import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  hasUnsavedChanges,
  renderAdminPart,
} from '../../../../tests/helpers/component/AdminHarness';
import { HeaderText } from './HeaderText';
import { headerEdit } from './useServiceActions';

const field = () => page.getByRole('textbox', { name: 'Page Header Text' });

/** The submitted texts, and the simulated outcome: stored, kept only in memory, or rejected. */
const sent: string[] = [];
let answer: 'stored' | 'memory' | 'refused' = 'stored';

function Screen({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [text, setText] = useState('Old');
  const handleSave = async (next: string) => {
    sent.push(next);
    if (answer !== 'refused') setText(next);
    return answer === 'stored';
  };
  return (
    <>
      <HeaderText
        text={text}
        isReadOnly={isReadOnly}
        onSave={handleSave}
        editOf={(description) => headerEdit({ description: '' }, description)}
      />
      <button type="button" onClick={() => setText('Old')}>
        Undo
      </button>
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answer = 'stored';
});

describe('the text above the services', () => {
  it('is saved once by Ctrl+S or when the field loses focus', async () => {
    const { store } = await renderAdminPart(<Screen />);
    await field().fill('New');
    expect(hasUnsavedChanges(store)).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => sent).toEqual(['New']);
    await userEvent.tab();
    expect(sent).toEqual(['New']);
  });

  it('is saved again on blur after it could not be stored, and is not submitted again after an Undo', async () => {
    answer = 'memory';
    await renderAdminPart(<Screen />);
    await field().fill('New');
    await userEvent.tab();
    await expect.poll(() => sent).toEqual(['New']);
    await field().click();
    await userEvent.tab();
    await expect.poll(() => sent).toEqual(['New', 'New']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(field()).toHaveValue('Old');
    await field().click();
    await userEvent.tab();
    expect(sent).toEqual(['New', 'New']);
  });

  it('counts as unsaved when typed while another tab edits, and is saved once when editing is possible', async () => {
    answer = 'refused';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const part = await renderAdminPart(<Screen />);
      await field().fill('New');
      await part.rerender(<Screen isReadOnly />);
      vi.advanceTimersByTime(5000);
      expect(sent).toEqual([]);
      expect(hasUnsavedChanges(part.store)).toBe(true);
      answer = 'stored';
      await part.rerender(<Screen />);
      vi.advanceTimersByTime(1100);
      expect(sent).toEqual(['New']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is saved when the page becomes hidden', async () => {
    await renderAdminPart(<Screen />);
    await field().fill('New');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual(['New']);
    state.mockRestore();
  });

  it('is restored after a reload, and saved automatically', async () => {
    answer = 'refused';
    const part = await renderAdminPart(<Screen />);
    await field().fill('New');
    await expect.poll(() => sessionStorage.getItem('adminForm:services-header')).toContain('New');
    await part.unmount();
    sent.length = 0;
    answer = 'stored';
    await renderAdminPart(<Screen />);
    await expect.element(field()).toHaveValue('New');
    await expect.poll(() => sent).toEqual(['New']);
    await expect.poll(() => sessionStorage.getItem('adminForm:services-header')).toBeNull();
  });

  it('is autosaved for a reload while it is only in memory', async () => {
    answer = 'memory';
    await renderAdminPart(<Screen />);
    await field().fill('New');
    await userEvent.tab();
    await expect.poll(() => sent).toEqual(['New']);
    expect(sessionStorage.getItem('adminForm:services-header')).toContain('New');
  });

  it('is saved when the administrator leaves the page', async () => {
    const part = await renderAdminPart(<Screen />);
    await field().fill('New');
    await part.unmount();
    expect(sent).toEqual(['New']);
  });
});
