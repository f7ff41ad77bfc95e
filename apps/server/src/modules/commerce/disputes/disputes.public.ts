export { listDisputes, listOpenDisputes } from './disputes.repository.ts';
export { type DisputeReport, recordDispute } from './disputes.service.ts';
