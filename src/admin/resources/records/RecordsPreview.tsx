import Card from '@mui/material/Card';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useId } from 'react';
import type { Content } from '@/domain/content/content';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import { capitalise } from '@/domain/text/cleanText';
import { CardGrid } from '@/ui/layout/Boxes';
import { Pager } from '@/ui/list/Pager';
import { PreviewLink } from '../../layout/preview/PreviewButton';
import { PAGE_SIZE } from '../column';
import { isFeaturedRecord, resourceInfo, type RecordOf, type ResourceName } from '../registry';
import type { FeaturedOptions, SectionProps } from '../resource';
import { StatusBadge } from './StatusBadge';

interface PagedProps<T> {
  label: string;
  list: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

export function Paged<T>({ label, list, children }: PagedProps<T>) {
  const [wanted, setWanted] = useState(1);
  const pages = pageCount(list.length, PAGE_SIZE);
  const page = clampPage(wanted, list.length, PAGE_SIZE);
  return (
    <Stack spacing={2}>
      {children(pageSlice(list, page, PAGE_SIZE))}
      <Pager label={label} page={page} pages={pages} onPage={setWanted} />
    </Stack>
  );
}

interface PartProps<T> {
  title: string;
  list: readonly T[];
  empty: string;
  children: (list: readonly T[]) => ReactNode;
}

function Part<T>({ title, list, empty, children }: PartProps<T>) {
  const id = useId();
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {list.length > 0 ? children(list) : <Typography color="textSecondary">{empty}</Typography>}
    </Stack>
  );
}

/** How a Live Preview dialog shows records. */
export interface PreviewOptions<T> {
  /** Public page of the records. */
  path: string;
  Card: FeaturedOptions<T>['Card'];
  columns: FeaturedOptions<T>['columns'];
  typeOf: (record: T, content: Content) => string;
}

interface RecordsPreviewProps<C extends ResourceName>
  extends PreviewOptions<RecordOf<C>>, SectionProps<RecordOf<C>> {
  name: C;
}

export function RecordsPreview<C extends ResourceName>(props: RecordsPreviewProps<C>) {
  const { name, path, featured, records, content, Card: RecordContent, columns, typeOf } = props;
  const { labels, nameOf } = resourceInfo(name);
  const { one, many } = labels;
  return (
    <DialogContent sx={{ gap: 4 }}>
      <PreviewLink path={path} />
      <Part
        title={`Featured ${many}`}
        list={featured}
        empty={`No featured ${many} yet. Mark some ${many} as featured to see them here.`}
      >
        {(list) => (
          <CardGrid columns={columns} aria-label={`Featured ${many}`}>
            {list.map((record) => (
              <Card key={record.id} component="li">
                <RecordContent record={record} content={content} />
              </Card>
            ))}
          </CardGrid>
        )}
      </Part>
      <Part
        title={`All ${many}`}
        list={records}
        empty={`No ${many} available. Add some ${many} to see them here.`}
      >
        {(list) => (
          <Paged label="Preview pages" list={list}>
            {(shown) => (
              <TableContainer>
                <Table aria-label={`All ${many}`}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{capitalise(one)}</TableCell>
                      <TableCell>Type</TableCell>
                      <TableCell>Status</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {shown.map((record) => (
                      <TableRow key={record.id}>
                        <TableCell>{nameOf(record)}</TableCell>
                        <TableCell>{typeOf(record, content)}</TableCell>
                        <TableCell>
                          <StatusBadge
                            isOn={isFeaturedRecord(record)}
                            on="Featured"
                            off="Regular"
                          />
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
            )}
          </Paged>
        )}
      </Part>
    </DialogContent>
  );
}
