import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { STATUS_LABELS } from '@/domain/rental/requestSteps';
import type { RequestStatus } from '@/domain/rental/schema';
import { requestPart } from '../fields/requestFields';
import { BackLink } from '../../layout/BackLink';

const COURSE: readonly RequestStatus[] = ['new', 'quoted', 'confirmed', 'collected', 'returned'];
/** The course of a request that was returned in parts contains that status. */
const courseOf = (status: RequestStatus) =>
  status === 'partlyReturned'
    ? COURSE.map((one) => (one === 'collected' ? 'partlyReturned' : one))
    : COURSE;
const DECLINED: readonly RequestStatus[] = ['new', 'declined'];

/** Reference and status of a request, and a link to the list. */
export const RequestHeading = requestPart(
  ['ref', 'status', 'isSample', 'quotes'],
  function RequestHeading({ request: { ref, status, isSample, quotes } }) {
    const course = status === 'declined' ? DECLINED : courseOf(status);
    const reached = course.indexOf(status);
    return (
      <div>
        <BackLink to={REQUESTS_PATH}>Requests</BackLink>
        <Stack direction="row" spacing={2}>
          <Typography
            variant="h2"
            component="h1"
            tabIndex={-1}
            translate="no"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {ref}
          </Typography>
          {isSample && <span>Sample request</span>}
        </Stack>
        <Stepper
          activeStep={reached}
          alternativeLabel
          translate="no"
          aria-label="Status"
          sx={{ mt: 2, maxWidth: 640 }}
        >
          {course.map((one, index) => (
            <Step
              key={one}
              // A request can be confirmed without a quote.
              completed={index < reached && (one !== 'quoted' || quotes.length > 0)}
              aria-current={one === status ? 'step' : undefined}
            >
              <StepLabel error={one === 'declined'}>{STATUS_LABELS[one]}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </div>
    );
  },
);
