import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useUrlView, type ViewControl } from '@/ui/list/useUrlView';
import { readTableView, tableViewQuery, type TableView } from './tableView';

/** Manages the view of a table in the URL. The hash stays unchanged. */
export function useTableView(): ViewControl<TableView> {
  const { key, search, hash, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  return useUrlView({
    view: useMemo(() => readTableView(search), [search]),
    key,
    state: state as unknown,
    isPop,
    urlOf: (view) => tableViewQuery(view),
    write: (view, options) =>
      void navigate({ search: tableViewQuery(view, search), hash }, options),
  });
}
