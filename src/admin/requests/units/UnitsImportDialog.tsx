import { useState } from 'react';
import type { Content } from '@/domain/content/content';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { TableImportDialog } from '../layout/TableImportDialog';
import { useRequestsSelector } from '../store/hooks';
import { selectUnitIndex } from '../store/unitSelectors';
import { readUnitsCsv } from './unitsCsv';

interface UnitsImportDialogProps {
  file: File;
  content: Content;
  onClose: () => void;
}

/** Dialog that lists what a CSV file of units would change before it is imported. */
export function UnitsImportDialog({ file, content, onClose }: UnitsImportDialogProps) {
  const present = useRequestsSelector(selectUnitIndex);
  const [index] = useState(present);
  const [read] = useState(() => () => readUnitsCsv(file, index, content));
  const { value: plan } = useLoaded(read);
  const props = { file, plan, onClose, known: index.all };
  return <TableImportDialog table="units" noun="unit" nameOf={({ code }) => code} {...props} />;
}
