import type { ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { TestProviders, actAndFlush } from '../../../../tests/helpers/component/TestProviders';
import { useProjectsView } from './useProjectsView';

function useProbe() {
  const { pathname, search } = useLocation();
  return { projects: useProjectsView(), address: pathname + search, navigate: useNavigate() };
}

async function openProjects() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders path="/projects">
      <Routes>
        <Route path="projects" element={children} />
        <Route path="projects/category/:category" element={children} />
      </Routes>
    </TestProviders>
  );
  const { result } = await renderHook(useProbe, { wrapper });
  return () => result.current;
}

it('shows the category of a path, and Back reverts the change', async () => {
  const now = await openProjects();
  await actAndFlush(() => now().projects.change({ category: 'music-videos' }));
  expect(now().address).toBe('/projects/category/music-videos');
  expect(now().projects.view.category).toBe('music-videos');
  await actAndFlush(() => now().navigate(-1));
  expect(now().address).toBe('/projects');
  expect(now().projects.view.category).toBe('');
});

it('shows the view of the URL when Back is pressed before a change has been rendered', async () => {
  const now = await openProjects();
  await actAndFlush(() => {
    now().projects.change({ search: 'film' });
    void now().navigate(-1);
  });
  expect(now().address).toBe('/projects');
  expect(now().projects.view.search).toBe('');
  expect(now().projects.isAhead).toBe(false);
});
