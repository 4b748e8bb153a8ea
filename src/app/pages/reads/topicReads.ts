import { siteQuery } from '@/api/content/siteContent';
import { readTopicPaths, topicQuery } from '@/api/content/topics';
import { encodeTopicPath } from '@/domain/topic/topicPath';
import type { PageReads } from '../../routing/pageReads';

export const reads: PageReads['reads'] = (dispatch, { address = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(topicQuery.initiate(address)),
];

export const paths: PageReads['paths'] = async (deps) =>
  (await readTopicPaths(deps)).map(encodeTopicPath);
