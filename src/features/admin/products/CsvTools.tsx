import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef, type ChangeEvent } from 'react';
import { toDateInput } from '@/domain/dates';
import type { Product } from '@/domain/product';
import { showToast } from '@/features/admin/common/toast';
import { saveText } from '@/ui/saveText';
import { productsCsv } from './productCsv';

export interface CsvToolsProps {
  /** What is exported: the products the table shows, on all its pages. */
  found: readonly Product[];
  /** Missing while nothing may be changed. */
  onFile?: (file: File) => void;
}

async function exportProducts(products: readonly Product[]): Promise<void> {
  try {
    saveText(`products-${toDateInput(new Date())}.csv`, await productsCsv(products));
  } catch {
    showToast('The products could not be exported. Please try again.', 'error');
  }
}

/** Products to and from a spreadsheet. */
export function CsvTools({ found, onFile }: CsvToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file again is a new choice.
    target.value = '';
    if (file) onFile?.(file);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={found.length === 0}
        onClick={() => void exportProducts(found)}
      >
        Export CSV
      </Button>
      {onFile && (
        <>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            onClick={() => input.current?.click()}
          >
            Import CSV
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file with products"
            hidden
            onChange={handleChange}
          />
        </>
      )}
    </>
  );
}
