import type { TranslationMessages } from 'react-admin';

/** react-admin's own texts in Spanish; the published packages stopped at react-admin 4. */
export const spanish: TranslationMessages = {
  ra: {
    action: {
      add_filter: 'Agregar filtro', add: 'Agregar', back: 'Volver', bulk_actions: '1 elemento seleccionado |||| %{smart_count} elementos seleccionados', cancel: 'Cancelar',
      clear_array_input: 'Vaciar la lista', clear_input_value: 'Borrar el valor', clone: 'Duplicar', confirm: 'Confirmar', create: 'Agregar', create_item: 'Agregar %{item}',
      delete: 'Eliminar', edit: 'Editar', export: 'Exportar', list: 'Lista', refresh: 'Recargar', remove_filter: 'Quitar este filtro', remove_all_filters: 'Quitar todos los filtros',
      remove: 'Quitar', reset: 'Restablecer', save: 'Guardar', search: 'Buscar', search_columns: 'Buscar columnas', select_all: 'Seleccionar todo', select_all_button: 'Seleccionar todo',
      select_row: 'Seleccionar esta fila', show: 'Ver', sort: 'Ordenar', undo: 'Deshacer', unselect: 'Anular la selección', expand: 'Expandir', close: 'Cerrar', open_menu: 'Abrir el menú',
      close_menu: 'Cerrar el menú', update: 'Actualizar', move_up: 'Subir', move_down: 'Bajar', open: 'Abrir', toggle_theme: 'Cambiar entre claro y oscuro', select_columns: 'Columnas',
      update_application: 'Recargar la aplicación',
    },
    boolean: { true: 'Sí', false: 'No', null: ' ' },
    page: {
      create: 'Agregar %{name}', dashboard: 'Panel de control', edit: '%{name} %{recordRepresentation}', error: 'Ocurrió un error', list: '%{name}', loading: 'Cargando…', not_found: 'No encontrado',
      show: '%{name} %{recordRepresentation}', empty: 'Aún no hay registros de %{name}.', invite: '¿Desea agregar uno?', access_denied: 'Acceso denegado', authentication_error: 'Error de autenticación',
    },
    input: {
      file: { upload_several: 'Suelte los archivos o haga clic para elegirlos.', upload_single: 'Suelte el archivo o haga clic para elegirlo.' },
      image: { upload_several: 'Suelte las imágenes o haga clic para elegirlas.', upload_single: 'Suelte la imagen o haga clic para elegirla.' },
      references: {
        all_missing: 'No se encuentran los datos de referencia.', many_missing: 'Al menos una de las referencias ya no está disponible.', single_missing: 'La referencia ya no está disponible.',
      },
      password: { toggle_visible: 'Ocultar la contraseña', toggle_hidden: 'Mostrar la contraseña' },
    },
    message: {
      about: 'Acerca de', access_denied: 'No tiene permiso para abrir esta página', are_you_sure: '¿Confirma la operación?',
      authentication_error: 'El servidor de autenticación respondió con un error y no se pudieron comprobar sus credenciales.', auth_error: 'Ocurrió un error al validar la sesión.',
      bulk_delete_content: '¿Seguro que desea eliminar este registro? |||| ¿Seguro que desea eliminar estos %{smart_count} registros?', bulk_delete_title: 'Eliminar %{name} |||| Eliminar %{smart_count} %{name}',
      bulk_update_content: '¿Seguro que desea actualizar este registro? |||| ¿Seguro que desea actualizar estos %{smart_count} registros?', bulk_update_title: 'Actualizar %{name} |||| Actualizar %{smart_count} %{name}',
      clear_array_input: '¿Seguro que desea vaciar toda la lista?', delete_content: '¿Seguro que desea eliminar este registro?', delete_title: 'Eliminar %{name} %{recordRepresentation}', details: 'Detalles',
      error: 'Ocurrió un error y no se pudo completar la operación.', invalid_form: 'El formulario contiene errores. Revise los campos', loading: 'Cargando…', no: 'No',
      not_found: 'La dirección no es correcta o el enlace ya no sirve.', select_all_limit_reached: 'Hay demasiados elementos. Se seleccionaron los primeros %{max}.',
      unsaved_changes: 'Hay cambios sin guardar. ¿Seguro que desea descartarlos?', yes: 'Sí', placeholder_data_warning: 'Problema de red: no se pudieron actualizar los datos.',
    },
    navigation: {
      clear_filters: 'Quitar filtros', no_filtered_results: 'Ningún registro de %{name} coincide con los filtros.', no_results: 'No hay registros de %{name}',
      no_more_results: 'La página %{page} no existe. Pruebe la anterior.', page_out_of_boundaries: 'La página %{page} no existe', page_out_from_end: 'Esta es la última página',
      page_out_from_begin: 'Esta es la primera página', page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}', partial_page_range_info: '%{offsetBegin}-%{offsetEnd} de más de %{offsetEnd}',
      current_page: 'Página %{page}', page: 'Ir a la página %{page}', first: 'Ir a la primera página', last: 'Ir a la última página', next: 'Ir a la página siguiente',
      previous: 'Ir a la página anterior', page_rows_per_page: 'Filas por página', skip_nav: 'Ir al contenido',
    },
    sort: { sort_by: 'Ordenar por %{field_lower_first} en orden %{order}', ASC: 'ascendente', DESC: 'descendente' },
    auth: {
      auth_check_error: 'Inicie sesión para continuar', user_menu: 'Perfil', username: 'Usuario', password: 'Contraseña', email: 'Correo electrónico', sign_in: 'Iniciar sesión',
      sign_in_error: 'No se pudo iniciar la sesión. Inténtelo de nuevo', logout: 'Cerrar sesión',
    },
    notification: {
      updated: 'Registro actualizado |||| %{smart_count} registros actualizados', created: 'Registro agregado', deleted: 'Registro eliminado |||| %{smart_count} registros eliminados',
      bad_item: 'Elemento incorrecto', item_doesnt_exist: 'El elemento no existe', http_error: 'Error de comunicación con el servidor',
      data_provider_error: 'Error al leer los datos. Consulte la consola para más detalles.', i18n_error: 'No se pudo cargar el idioma elegido', canceled: 'Operación cancelada',
      logged_out: 'Su sesión terminó. Inicie sesión de nuevo.', not_authorized: 'No tiene permiso para ver esta información.', application_update_available: 'Hay una versión nueva.',
      offline: 'Sin conexión. No se pudieron obtener los datos.',
    },
    validation: {
      required: 'Este campo es obligatorio', minLength: 'Debe tener al menos %{min} caracteres', maxLength: 'Debe tener %{max} caracteres o menos', minValue: 'Debe ser mayor o igual que %{min}',
      maxValue: 'Debe ser menor o igual que %{max}', number: 'Debe ser un número', email: 'Debe ser un correo válido', oneOf: 'Debe ser uno de: %{options}',
      regex: 'Debe tener un formato determinado: %{pattern}', unique: 'Ya existe',
    },
    saved_queries: {
      label: 'Vistas guardadas', query_name: 'Nombre de la vista', new_label: 'Guardar vista…', new_dialog_title: 'Guardar vista como', remove_label: 'Eliminar vista',
      remove_label_with_name: 'Eliminar la vista «%{name}»', remove_dialog_title: '¿Eliminar la vista guardada?', remove_message: '¿Seguro que desea eliminar esta vista de su lista?',
      help: 'Filtre la lista y guárdela como vista',
    },
    guesser: { empty: { title: 'No hay datos', message: 'Compruebe la conexión de datos' } },
    configurable: {
      customize: 'Personalizar', configureMode: 'Configurar esta página',
      inspector: { title: 'Inspector', content: 'Pase el cursor por los elementos para configurarlos', reset: 'Restablecer', hideAll: 'Ocultar todo', showAll: 'Mostrar todo' },
      Datagrid: { title: 'Tabla', unlabeled: 'Columna sin título n.º %{column}' },
      SimpleForm: { title: 'Formulario', unlabeled: 'Campo sin título n.º %{input}' },
      SimpleList: { title: 'Lista', primaryText: 'Texto principal', secondaryText: 'Texto secundario', tertiaryText: 'Texto adicional' },
    },
  },
};
