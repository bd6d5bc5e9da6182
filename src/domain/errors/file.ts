/** Files, imports and exports. */
import { refusal } from './refusal.ts';

export const fileErrors = {
  FILE_TOO_LARGE: refusal('BAD_USER_INPUT', 'The file size should be less than %{size}.', { effect: 'validation' }),
  FILE_TYPE: refusal('BAD_USER_INPUT', 'This type of file is not taken here. Choose one of: %{types}.', { effect: 'validation' }),
  FILE_NOT_WHAT_IT_SAYS: refusal('BAD_USER_INPUT', 'The contents of this file do not fit its name. Save it again as %{types} and choose it once more.', { effect: 'validation' }),
  FILE_UNREADABLE: refusal('BAD_USER_INPUT', 'This file could not be read; it may be damaged. Open it, save it again and choose it once more.', { effect: 'validation' }),
  FILE_PASSWORD: refusal('BAD_USER_INPUT', 'This file is protected by a password. Remove the password and choose the file again.', { effect: 'validation' }),
  FILE_EMPTY: refusal('BAD_USER_INPUT', 'This file has no rows. Fill it in and choose it again.', { effect: 'validation' }),
  FILE_TOO_MANY_ROWS: refusal('BAD_USER_INPUT', 'This file has more than %{limit} rows. Split it into several files.', { effect: 'validation' }),
  FILE_TOO_MANY_COLUMNS: refusal('BAD_USER_INPUT', 'This file has more than %{limit} columns. Remove the ones you do not need.', { effect: 'validation' }),
  FILE_CELL_TOO_LONG: refusal('BAD_USER_INPUT', 'The cell %{cell} holds more than %{limit} characters. Shorten it.', { effect: 'validation' }),
  FILE_BOMB: refusal('BAD_USER_INPUT', 'This file unpacks to far more than it should and was refused. Save only the sheet you need and choose it again.', { effect: 'validation' }),
  FILE_TRANSFER: refusal('INTERNAL_SERVER_ERROR', 'Something went wrong while uploading/retrieving the file contents. Please try after some time.'),
  TEMPLATE_FAILED: refusal('INTERNAL_SERVER_ERROR', 'Something went wrong while generating the template. Please try again.'),
  IMPORT_INVALID: refusal('BAD_USER_INPUT', 'There seems to be some validation error(s) in your file. Please amend it before uploading.'),
  IMPORT_DESIGNATION_FIELDS: refusal('BAD_USER_INPUT', 'Some designations are missing required fields (Designation Name or Designation Code).'),
  IMPORT_DESIGNATIONS: refusal('INTERNAL_SERVER_ERROR', 'Error importing designations.'),
  IMPORT_ACCREDITATION: refusal('INTERNAL_SERVER_ERROR', 'Error importing accreditation.'),
  IMPORT_COLUMN_MISSING: refusal('BAD_USER_INPUT', 'No column of the file was matched with %{fields}. Match them before you go on.', { effect: 'validation' }),
  IMPORT_NOT_READY: refusal('CONFLICT', 'The file is still being checked. Wait until the check is done.'),
  IMPORT_RUNNING: refusal('CONFLICT', 'This import is running already. Wait for its result.'),
  IMPORT_DONE: refusal('CONFLICT', 'This import is done already. Start a new one to import more.'),
  IMPORT_CANCELLED: refusal('CONFLICT', 'This import was cancelled; nothing was imported. Start a new one.'),
  IMPORT_EXPIRED: refusal('BAD_USER_INPUT', 'This import was left open too long and its file is gone. Choose the file again.'),
  IMPORT_CHANGED: refusal('CONFLICT', 'Records changed while the file was checked. Nothing was imported. Check the file again.', { duration: null }),
  IMPORT_NOT_OFFERED: refusal('BAD_USER_INPUT', 'Records of this kind cannot be imported. Add them one by one.'),
};
