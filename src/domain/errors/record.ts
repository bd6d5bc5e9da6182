/** Records: reading, saving, deleting and undoing. */
import { refusal } from './refusal.ts';

export const recordErrors = {
  NOT_FOUND: refusal('BAD_USER_INPUT', 'This record does not exist or is not open to you. Go back to the list or ask for access.'),
  CONFLICT: refusal('CONFLICT', 'Someone else changed this record after you opened it. Compare both versions, choose and save again.', { duration: null }),
  STILL_REFERENCED: refusal('CONFLICT', '%{title} is still used by %{by}. Change or delete what uses it first. |||| %{title} are still used by %{by}. Change or delete what uses them first.', { duration: null }),
  UNIQUE_TAKEN: refusal('BAD_USER_INPUT', 'Another record has the same %{fields}. Enter a different value.', { effect: 'validation' }),
  DESIGNATION_TAKEN: refusal('BAD_USER_INPUT', 'Designation Code and Designation Name combination already exists', { effect: 'validation' }),
  REFERENCE_MISSING: refusal('BAD_USER_INPUT', '%{value} does not exist in %{field}. Choose one from the list.', { effect: 'validation' }),
  NO_CHANGES: refusal('BAD_USER_INPUT', 'There are no changes to update'),
  NOTHING_SELECTED: refusal('BAD_USER_INPUT', 'Select at least one record to delete.'),
  STATUS_NOT_ALLOWED: refusal('BAD_USER_INPUT', 'The status cannot change from %{from} to %{to}. Choose one of: %{allowed}.', { effect: 'validation' }),
  STATUS_MOVED_ON: refusal('CONFLICT', 'This record is %{status} now, so the action no longer applies. Reload it.'),
  READ_ONLY_FIELD: refusal('BAD_USER_INPUT', '%{field} is filled in by the system. Leave it out.', { effect: 'validation' }),
  TREE_LOOP: refusal('BAD_USER_INPUT', 'A record cannot stand below itself. Choose another one above it.', { effect: 'validation' }),
  SINGLE_EXISTS: refusal('CONFLICT', 'This is set up already. Change the existing record instead.'),
  UNSAVED_CHANGES: refusal('BAD_USER_INPUT', 'Please save or cancel the changes before proceeding'),
  AS_OF_TOO_EARLY: refusal('BAD_USER_INPUT', 'This record did not exist on %{date}. Choose a later date.'),
  UNDO_NOT_FOUND: refusal('BAD_USER_INPUT', 'This change does not exist or is not open to you. Reload the history.'),
  UNDO_DONE: refusal('CONFLICT', 'This change was undone already. Reload the history.'),
  UNDO_CHANGED_SINCE: refusal('CONFLICT', '%{title} was changed again afterwards. Undo the later change first or edit the record.', { duration: null }),
  UNDO_TAKEN: refusal('CONFLICT', '%{title} cannot come back: another record now has the same %{fields}. Change that one first.', { duration: null }),
  UNDO_PARENT_GONE: refusal('CONFLICT', '%{title} cannot come back: %{parent}, which it refers to, was deleted. Restore that one first.', { duration: null }),
  UNDO_REFERENCED: refusal('CONFLICT', '%{title} is used by %{by} now and cannot be taken back. Change those first.', { duration: null }),
  ERASED: refusal('CONFLICT', 'What the record was then was erased for data protection.'),
  UNDO_ERASED: refusal('CONFLICT', 'This change was erased for data protection and cannot be undone.'),
  UNDO_FINAL: refusal('CONFLICT', 'This change has taken effect and cannot be undone. Correct it with a new change.'),
};
