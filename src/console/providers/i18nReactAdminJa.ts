import type { TranslationMessages } from 'react-admin';

/** react-admin's own texts in Japanese; no official package exists for this version. */
export const japanese: TranslationMessages = {
  ra: {
    action: {
      add_filter: '条件を追加', add: '追加', back: '戻る', bulk_actions: '%{smart_count}件を選択中', cancel: 'キャンセル', clear_array_input: 'リストをクリア',
      clear_input_value: '値をクリア', clone: '複製', confirm: '確定', create: '追加', create_item: '%{item}を追加', delete: '削除', edit: '編集', export: 'エクスポート',
      list: '一覧', refresh: '再読み込み', remove_filter: 'この条件を外す', remove_all_filters: 'すべての条件を外す', remove: '外す', reset: 'リセット', save: '保存',
      search: '検索', search_columns: '列を検索', select_all: 'すべて選択', select_all_button: 'すべて選択', select_row: 'この行を選択', show: '表示', sort: '並べ替え',
      undo: '元に戻す', unselect: '選択を解除', expand: '展開', close: '閉じる', open_menu: 'メニューを開く', close_menu: 'メニューを閉じる', update: '更新',
      move_up: '上へ移動', move_down: '下へ移動', open: '開く', toggle_theme: 'ライト・ダークの切り替え', select_columns: '列', update_application: 'アプリを再読み込み',
    },
    boolean: { true: 'はい', false: 'いいえ', null: ' ' },
    page: {
      create: '%{name}を追加', dashboard: 'ダッシュボード', edit: '%{name} %{recordRepresentation}', error: 'エラーが発生しました', list: '%{name}', loading: '読み込み中',
      not_found: '見つかりません', show: '%{name} %{recordRepresentation}', empty: '%{name}はまだありません。', invite: '追加しますか？', access_denied: 'アクセス権がありません',
      authentication_error: '認証エラー',
    },
    input: {
      file: { upload_several: 'ファイルをドロップするか、クリックして選択してください。', upload_single: 'ファイルをドロップするか、クリックして選択してください。' },
      image: { upload_several: '画像をドロップするか、クリックして選択してください。', upload_single: '画像をドロップするか、クリックして選択してください。' },
      references: {
        all_missing: '参照先のデータが見つかりません。', many_missing: '参照先の一部が使えなくなっています。', single_missing: '参照先が使えなくなっています。',
      },
      password: { toggle_visible: 'パスワードを隠す', toggle_hidden: 'パスワードを表示' },
    },
    message: {
      about: '詳細', access_denied: 'この画面を開く権限がありません', are_you_sure: '実行しますか？',
      authentication_error: '認証サーバーのエラーにより、確認できませんでした。', auth_error: '認証トークンの確認中にエラーが発生しました。',
      bulk_delete_content: '%{smart_count}件を削除しますか？', bulk_delete_title: '%{name} %{smart_count}件を削除',
      bulk_update_content: '%{smart_count}件を更新しますか？', bulk_update_title: '%{name} %{smart_count}件を更新', clear_array_input: 'リスト全体をクリアしますか？',
      delete_content: 'この%{name}を削除しますか？', delete_title: '%{name} %{recordRepresentation}を削除', details: '詳細',
      error: 'クライアントのエラーにより、処理を完了できませんでした。', invalid_form: '入力に誤りがあります。内容を確認してください', loading: 'お待ちください', no: 'いいえ',
      not_found: 'アドレスが間違っているか、リンクが古くなっています。', select_all_limit_reached: '件数が多すぎます。先頭の%{max}件だけを選択しました。',
      unsaved_changes: '保存していない変更があります。破棄しますか？', yes: 'はい', placeholder_data_warning: '通信エラーのため、データを更新できませんでした。',
    },
    navigation: {
      clear_filters: '条件をクリア', no_filtered_results: '条件に合う%{name}はありません。', no_results: '%{name}はありません', no_more_results: '%{page}ページはありません。前のページを表示してください。',
      page_out_of_boundaries: '%{page}ページはありません', page_out_from_end: '最後のページです', page_out_from_begin: '最初のページです',
      page_range_info: '%{total}件中 %{offsetBegin}～%{offsetEnd}件', partial_page_range_info: '%{offsetEnd}件以上のうち %{offsetBegin}～%{offsetEnd}件', current_page: '%{page}ページ',
      page: '%{page}ページへ', first: '最初のページへ', last: '最後のページへ', next: '次のページへ', previous: '前のページへ', page_rows_per_page: '1ページの行数', skip_nav: '本文へ移動',
    },
    sort: { sort_by: '%{field_lower_first}の%{order}で並べ替え', ASC: '昇順', DESC: '降順' },
    auth: {
      auth_check_error: '続けるにはログインしてください', user_menu: 'プロフィール', username: 'ユーザー名', password: 'パスワード', email: 'メールアドレス', sign_in: 'ログイン',
      sign_in_error: 'ログインできませんでした。もう一度お試しください', logout: 'ログアウト',
    },
    notification: {
      updated: '%{smart_count}件を更新しました', created: '追加しました', deleted: '%{smart_count}件を削除しました', bad_item: '項目が正しくありません', item_doesnt_exist: '項目がありません',
      http_error: 'サーバーとの通信に失敗しました', data_provider_error: 'データの取得に失敗しました。詳細はコンソールで確認してください。', i18n_error: '指定した言語を読み込めません',
      canceled: '操作を取り消しました', logged_out: 'セッションが終了しました。もう一度ログインしてください。', not_authorized: 'この情報へのアクセス権がありません。',
      application_update_available: '新しいバージョンがあります。', offline: '接続されていないため、データを取得できません。',
    },
    validation: {
      required: 'この項目は必須です', minLength: '%{min}文字以上で入力してください', maxLength: '%{max}文字以内で入力してください', minValue: '%{min}以上の値を入力してください',
      maxValue: '%{max}以下の値を入力してください', number: '数値を入力してください', email: 'メールアドレスの形式で入力してください', oneOf: '次のいずれかを選択してください：%{options}',
      regex: '決められた形式で入力してください：%{pattern}', unique: 'すでに使われています',
    },
    saved_queries: {
      label: '保存したビュー', query_name: 'ビューの名前', new_label: 'ビューを保存…', new_dialog_title: 'ビューの保存', remove_label: 'ビューを削除', remove_label_with_name: 'ビュー「%{name}」を削除',
      remove_dialog_title: 'ビューを削除しますか？', remove_message: 'このビューを一覧から削除しますか？', help: '一覧を絞り込み、ビューとして保存します',
    },
    guesser: { empty: { title: 'データがありません', message: 'データの接続を確認してください' } },
    configurable: {
      customize: 'カスタマイズ', configureMode: 'この画面を設定',
      inspector: { title: 'インスペクター', content: '設定する部品にカーソルを合わせてください', reset: '設定をリセット', hideAll: 'すべて隠す', showAll: 'すべて表示' },
      Datagrid: { title: 'データ表', unlabeled: '名前のない列 #%{column}' },
      SimpleForm: { title: 'フォーム', unlabeled: '名前のない入力欄 #%{input}' },
      SimpleList: { title: '一覧', primaryText: '主なテキスト', secondaryText: '補助テキスト', tertiaryText: '追加テキスト' },
    },
  },
};
