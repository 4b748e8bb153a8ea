import { siteQuery } from '@/api/content/siteContent';
import { readTopicPaths, topicQuery } from '@/api/content/topics';
import { topicPath } from '@/domain/topicAddress';
import type { PageReads } from '../../pageReads';

export const reads: PageReads['reads'] = (dispatch, { address = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(topicQuery.initiate(address)),
];

export const paths: PageReads['paths'] = async (tools) =>
  (await readTopicPaths(tools)).map(topicPath);
