import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { noticeShown } from '@/features/notices';
import { toDateInput } from '@/domain/text/dateInput';
import { downloadText } from '@/ui/files/download';
import { FileButton } from '../../forms/FileButton';
import { useAdminDispatch } from '../../store/hooks';

interface CsvButtonsProps {
  noun: string;
  /** Creates the file; undefined until that is possible. */
  write: (() => Promise<string>) | undefined;
  onFile: ((file: File) => void) | undefined;
}

export function CsvButtons({ noun, write, onFile }: CsvButtonsProps) {
  const dispatch = useAdminDispatch();
  const handleExport = async () => {
    try {
      if (write) downloadText(`${noun}-${toDateInput(new Date())}.csv`, await write());
    } catch {
      const message = `The ${noun} could not be exported. Please try again.`;
      dispatch(noticeShown({ message, type: 'error' }));
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!write}
        onClick={() => void handleExport()}
      >
        Export CSV
      </Button>
      {onFile && (
        <FileButton
          startIcon={<UploadIcon />}
          field={{ accept: '.csv,text/csv', 'aria-label': `CSV file with ${noun}` }}
          onFiles={([file]) => onFile(file)}
        >
          Import CSV
        </FileButton>
      )}
    </>
  );
}
