import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { unitPath, UNITS_PATH } from '@/domain/links/adminPaths';
import { DAMAGE_LABELS } from '@/domain/rental/handover';
import { amountOf, formatMoney } from '@/domain/rental/money';
import type { Unit } from '@/domain/rental/schema';
import {
  unitHistory,
  isSampleUnit,
  openRepair,
  UNIT_STATE_LABELS,
} from '@/domain/rental/units/unitStates';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDay, adminDays } from '../../layout/adminDate';
import { BackLink, HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { useCurrentDay } from '../../layout/useNow';
import { ConflictsAlert, UnitConflict } from '../conflicts/Conflicts';
import { ParsedField, optionalDay } from '../fields/ParsedField';
import { takeBackUnit } from '../handover/handoverThunks';
import { PlainTable } from '../layout/PlainTable';
import { RequestLink, Missing } from '../layout/RequestSubpage';
import { moneyOf } from '../reports/ReportsPage';
import { useRequestsSelector, useRequestsDispatch } from '../store/hooks';
import { selectRequests } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import { storeRecords } from '../store/storeRecords';
import {
  selectUnitConflicts,
  selectNameOf,
  selectUnitIndex,
  selectUnitPlaces,
} from '../store/unitSelectors';
import { useUnitEditor } from './UnitDialog';
import { awayWith, whereText, changeState, expectBack } from './unitThunks';

/** Equal codes, and units that are chosen although they cannot be. @param unitId of the only unit that is named */
export function UnitConflictsAlert({ unitId }: { unitId?: string }) {
  const conflicts = useRequestsSelector(selectUnitConflicts);
  const isNamed = ({ id }: { id: string }) => unitId === undefined || id === unitId;
  const codes = conflicts.codes.filter((units) => units.some(isNamed));
  const chosen = conflicts.chosen.filter(({ unit }) => isNamed(unit));
  if (codes.length + chosen.length === 0) return null;
  return (
    <ConflictsAlert>
      {codes.map((units) => (
        <li key={units[0]?.id}>
          {`${units.length} units have the code `}
          {units.map((unit, index) => (
            <span key={unit.id}>
              {index > 0 && ' and '}
              <Link to={unitPath(unit.id)}>{unit.code}</Link>
            </span>
          ))}
          . Change all but one, and print its label again.
        </li>
      ))}
      {chosen.map((conflict) => (
        <UnitConflict key={conflict.unit.id} {...conflict} />
      ))}
    </ConflictsAlert>
  );
}

function Rentals({ unit }: { unit: Unit }) {
  const requests = useRequestsSelector(selectRequests);
  const charging = useRequestsSelector(selectCharging);
  const today = useCurrentDay();
  const rentals = unitHistory(
    unit.id,
    requests,
    (request, index) => moneyOf(request, charging).shares[index] ?? 0,
    today,
  );
  const sum = (key: 'days' | 'revenue') => rentals.reduce((all, one) => all + one[key], 0);
  return (
    <HeadedSection title="Rentals">
      <p>{`${formatCount(sum('days'), 'day')} out, revenue ${formatMoney(sum('revenue'))}`}</p>
      <PlainTable
        label="Rentals"
        columns={['Request', 'Dates', 'Days', 'Damage', 'Charge', 'Revenue']}
        rows={rentals.map((rental) => [
          rental.ref,
          <RequestLink key="ref" reference={rental.ref} />,
          rental.from && rental.to ? adminDays(rental) : '–',
          rental.days,
          [DAMAGE_LABELS[rental.state] ?? '–', rental.note].filter(Boolean).join(': '),
          rental.charge > 0 ? formatMoney(rental.charge) : '–',
          formatMoney(rental.revenue),
        ])}
        empty="Not rented yet."
      />
    </HeadedSection>
  );
}

function UnitHeader({ unit, onEdit }: { unit: Unit; onEdit: (() => void) | undefined }) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const [away] = awayWith(unit, useRequestsSelector(selectUnitPlaces));
  const isUsable = unit.state === 'inUse';
  return (
    <ScreenHeader title={unit.code}>
      {away && (
        <Button variant="contained" onClick={() => void dispatch(takeBackUnit(away))}>
          Take back
        </Button>
      )}
      {unit.state !== 'gone' && (
        <Button
          variant="outlined"
          onClick={() => dispatch(changeState(unit, isUsable ? 'inRepair' : 'inUse'))}
        >
          {isUsable ? 'In repair' : 'Back in use'}
        </Button>
      )}
      <Button variant="outlined" disabled={!onEdit} onClick={onEdit}>
        Edit unit
      </Button>
      {isSampleUnit(unit) && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            dispatch(storeRecords('units', { [unit.id]: null }, 'Sample removed'));
            void navigate(UNITS_PATH);
          }}
        >
          Remove sample
        </Button>
      )}
    </ScreenHeader>
  );
}

function UnitScreen({ unit }: { unit: Unit }) {
  const dispatch = useRequestsDispatch();
  const places = useRequestsSelector(selectUnitPlaces);
  const productOf = useRequestsSelector(selectNameOf);
  const { content, open, dialogs } = useUnitEditor([unit]);
  const { state, serial, bought, price, note } = unit;
  const repair = openRepair(unit);
  const facts = [
    productOf(unit.productId),
    serial && `Serial number ${serial}`,
    UNIT_STATE_LABELS[state],
    whereText(unit, places),
    bought && `Bought ${adminDay(bought)}`,
    price !== undefined && formatMoney(amountOf(price)),
    note,
  ].filter(Boolean);
  return (
    <>
      <UnitHeader unit={unit} onEdit={content && (() => open(unit.id))} />
      <UnitConflictsAlert unitId={unit.id} />
      <Stack spacing={1} translate="no">
        {facts.map((fact) => (
          <p key={String(fact)}>{fact}</p>
        ))}
      </Stack>
      {repair && (
        <Box sx={{ maxWidth: 280 }}>
          <ParsedField
            key={repair.id}
            {...optionalDay}
            label="Expected back"
            name={`Expected back ${repair.id}`}
            value={repair.expected}
            parse={(text) => optionalDay.parse(text) || undefined}
            onChange={(day) => dispatch(expectBack(unit, day))}
          />
        </Box>
      )}
      <Rentals unit={unit} />
      {unit.repairs.length > 0 && (
        <HeadedSection title="Repairs">
          <ul>
            {unit.repairs.map(({ id, from, expected, endedOn }) => (
              <li key={id}>
                {endedOn
                  ? `${adminDay(from)}, in use again ${adminDay(endedOn)}`
                  : `${adminDay(from)}, expected back ${adminDay(expected)}`}
              </li>
            ))}
          </ul>
        </HeadedSection>
      )}
      {dialogs}
    </>
  );
}

export default function UnitPage() {
  const { id = '' } = useParams();
  const unit = useRequestsSelector(selectUnitIndex).byId.get(id);
  return (
    <ScreenLayout>
      <BackLink to={UNITS_PATH}>Units</BackLink>
      {unit ? (
        <UnitScreen key={unit.id} unit={unit} />
      ) : (
        <Missing title="Unit not found">This browser has no such unit.</Missing>
      )}
    </ScreenLayout>
  );
}
