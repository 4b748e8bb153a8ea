import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { packedPieces } from '@/domain/rental/handover';
import { isConfirmed } from '@/domain/rental/requestSteps';
import { EMPTY_HANDOVER, type Handover, type RentalRequest } from '@/domain/rental/schema';
import { signedText } from '@/domain/rental/requestTexts';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { HeadedSection, PageFooter, ScreenHeader } from '../../layout/Screen';
import { PartSpinner } from '../../layout/Spinner';
import { StatusAlert } from '../../layout/StatusAlert';
import { TrimmedField } from '../fields/TrimmedField';
import { Missing, RequestSubpage } from '../layout/RequestSubpage';
import { useSkips } from '../layout/useSkips';
import { savePhoto } from '../storage/photoStore';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings } from '../store/selectors';
import { ScanField } from '../scan/ScanField';
import { PhotoField, usePhoto } from './PhotoField';
import { useUnitPieces, useUnitText } from './unitPieces';
import { editHandover, saveHandover, scanToPack } from './handoverThunks';
import { useBusy } from '../../layout/useBusy';
import { PieceTable, PrintedSheet } from './PackingPage';

const SignatureField = lazyComponent(() => import('./SignatureField'));

const NOT_STORED =
  'The signature was not stored, because this browser stores no more data. Enter the name instead.';

interface SheetProps {
  request: RentalRequest;
  terms: string;
  signedFor: string;
}

function HandoverSheet({ request, terms, signedFor }: SheetProps) {
  const { condition, signatureId, signedBy } = request.handover ?? EMPTY_HANDOVER;
  const { url } = usePhoto(signatureId);
  return (
    <PrintedSheet request={request} title="Hand-over">
      <PieceTable request={request} />
      {condition && (
        <section>
          <h2>Condition</h2>
          <p>{condition}</p>
        </section>
      )}
      {terms && (
        <section>
          <h2>Terms</h2>
          <p>{terms}</p>
        </section>
      )}
      <section>
        <h2>Signature</h2>
        <p style={{ whiteSpace: 'pre-line' }}>{signedFor}</p>
        {url && <img src={url} alt="" height="80" />}
        <p>{signedBy}</p>
      </section>
    </PrintedSheet>
  );
}

function useSave(request: RentalRequest) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const { confirmStep, dialog } = useSkips(request.ref);
  const { isBusy, run } = useBusy();
  const save = async () => {
    if (!(await confirmStep('collected'))) return;
    await run(async () => {
      if ((await dispatch(saveHandover(request.ref))) !== 'rejected')
        void navigate(requestPath(request.ref));
    });
  };
  return { save, isBusy, dialog };
}

interface SignatureSectionProps {
  request: RentalRequest;
  signedFor: string;
  /** What would be signed for now. */
  current: string;
  onChange: (fields: Partial<Handover>) => void;
}

function SignatureSection({ request, signedFor, current, onChange }: SignatureSectionProps) {
  const [problem, setProblem] = useState('');
  const { signatureId, signedBy } = request.handover ?? EMPTY_HANDOVER;
  const handleSignature = async (drawn: Blob | null) => {
    const saved = drawn && (await savePhoto(drawn));
    setProblem(saved && 'issue' in saved ? NOT_STORED : '');
    if (!saved) onChange({ signatureId: '' });
    else if ('id' in saved) onChange({ signatureId: saved.id });
  };
  return (
    <HeadedSection title="Signature">
      <Stack spacing={2}>
        <Typography translate="no" sx={{ whiteSpace: 'pre-line' }}>
          {signedFor}
        </Typography>
        {signedFor !== current && (
          <StatusAlert severity="warning">
            <span>Changed since it was signed</span>
            <Button variant="outlined" onClick={() => onChange({ signatureId: '', signedBy: '' })}>
              Sign again
            </Button>
          </StatusAlert>
        )}
        <SignatureField
          fallback={<PartSpinner label="Loading signature" />}
          signatureId={signatureId}
          onChange={(drawn) => void handleSignature(drawn)}
        />
        <TrimmedField
          label="Name of the signer"
          name="signedBy"
          helperText="Also instead of a signature on the screen"
          value={signedBy}
          onChange={(text) => onChange({ signedBy: text })}
        />
        {problem && <StatusAlert severity="error">{problem}</StatusAlert>}
      </Stack>
    </HeadedSection>
  );
}

function HandoverScreen({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const settings = useRequestsSelector(selectRequestsSettings);
  const { save, isBusy, dialog } = useSave(request);
  const { ref } = request;
  const { listed, slots, openText } = useUnitPieces(request);
  const { condition, photoIds } = request.handover ?? EMPTY_HANDOVER;
  const terms = request.handover?.terms || settings.terms;
  const current = signedText(request, useUnitText());
  const signedFor = request.handover?.signedFor || current;
  const handleChange = (fields: Partial<Handover>) =>
    void dispatch(editHandover(ref, () => fields));
  const handlePhotos = (idsOf: (ids: readonly string[]) => string[]) =>
    void dispatch(editHandover(ref, (known) => ({ photoIds: idsOf(known.photoIds) })));
  if (!isConfirmed(request))
    return (
      <Missing title="Hand-over">Equipment is handed over once the request is confirmed.</Missing>
    );
  const packed = packedPieces(listed);
  return (
    <>
      <ScreenHeader title="Hand-over" />
      {(!packed.areAll || openText) && (
        <StatusAlert severity="warning">
          {[!packed.areAll && packed.text, openText].filter(Boolean).join(', ')}
        </StatusAlert>
      )}
      {slots.length > 0 && <ScanField onScan={(scanned) => dispatch(scanToPack(ref, scanned))} />}
      <TrimmedField
        label="Condition"
        name="condition"
        rows={3}
        value={condition}
        onChange={(text) => handleChange({ condition: text })}
      />
      <HeadedSection title="Photos">
        <PhotoField photoIds={photoIds} onChange={handlePhotos} />
      </HeadedSection>
      {terms && (
        <HeadedSection title="Terms">
          <Typography sx={{ whiteSpace: 'pre-line' }}>{terms}</Typography>
        </HeadedSection>
      )}
      <SignatureSection
        request={request}
        signedFor={signedFor}
        current={current}
        onChange={handleChange}
      />
      <PageFooter>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Save hand-over
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      </PageFooter>
      {dialog}
      <HandoverSheet request={listed} terms={terms} signedFor={signedFor} />
    </>
  );
}

export default function HandoverPage() {
  return <RequestSubpage Screen={HandoverScreen} />;
}
